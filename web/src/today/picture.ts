/** The picture to share, drawn by the browser; it shows what the line tells. */
import * as texts from "words/today.ts";
import { streakWords } from "./days.ts";
import { resultWords, type Shared } from "./share.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const WON = { ground: "#12352b", ink: "#f3efe6", soft: "#a9c9bb", mark: "#57c08d" };
const LOST = { ground: "#2b1a17", ink: "#f3efe6", soft: "#d0b3a8", mark: "#ef6a3a" };
const FONT = "system-ui, sans-serif";

export async function pictureOf(shared: Shared): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ink = canvas.getContext("2d");
  if (!ink) throw new Error(texts.noPictureLine);
  draw(ink, shared);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error(texts.noPicture))), "image/png"),
  );
}

function draw(ink: CanvasRenderingContext2D, { day, game, team, played, streak }: Shared): void {
  const colours = team.result === "won" ? WON : LOST;
  const write = (text: string, y: number, size: number, colour: string, weight = 400) => {
    ink.fillStyle = colour;
    ink.font = `${weight} ${size}px ${FONT}`;
    ink.fillText(text, EDGE, y, WIDTH - 2 * EDGE);
  };
  ink.fillStyle = colours.ground;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  ink.fillStyle = colours.mark;
  ink.fillRect(0, 0, 20, HEIGHT);
  write(texts.pictureDay({ day }), 120, 40, colours.soft);
  write(game, 200, 64, colours.ink, 700);
  write(team.result === "won" ? texts.fireOut : texts.fireWon, 320, 88, colours.mark, 700);
  write(resultWords(team), 410, 38, colours.ink);
  const place = played > 1 ? texts.placeOf({ place: team.place, played }) : "";
  write([place, streakWords(streak)].filter(Boolean).join(" · "), 480, 38, colours.soft);
  write(`${location.host}/today`, 570, 34, colours.soft);
}

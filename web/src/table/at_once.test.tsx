// @vitest-environment happy-dom
/** What the next key or click is meant for is ready as soon as the page has changed, before it is painted. */
import { signal } from "@preact/signals";
import { type ComponentChild, render } from "preact";
import { afterEach, expect, it } from "vitest";
import { DicePanel } from "../panels/dice.tsx";
import { Scrubber } from "../review/scrubber.tsx";
import { clear, receive } from "../store.ts";
import { offer, snapshotOf } from "../testing/table.ts";
import { CommandLine } from "./command_line.tsx";
import { HelpDialog } from "./help.tsx";
import { commandOpen, helpOpen, listenToKeys } from "./keys.ts";
import type { History } from "../protocol/index.ts";

const ends: (() => void)[] = [];

function draw(child: ComponentChild): void {
  render(child, document.body);
  ends.push(() => render(null, document.body));
}

/** Press a key where the focus is, and let the page change, but not paint. */
async function press(key: string): Promise<void> {
  const at = document.activeElement ?? document.body;
  at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
  clear();
  commandOpen.value = helpOpen.value = false;
});

it("types what follows the slash into the command line", async () => {
  ends.push(listenToKeys());
  draw(<CommandLine />);
  await press("/");
  expect(document.activeElement).toBe(document.querySelector("[role=combobox]"));
});

it("hears no key of the table behind a dialog", async () => {
  ends.push(listenToKeys());
  draw(
    <>
      <HelpDialog />
      <CommandLine />
    </>,
  );
  await press("?");
  await press("/");
  expect(commandOpen.value).toBe(false);
});

it("has the button under the focus when both dice are chosen", async () => {
  const pairs = [1, 2].flatMap((red) => [1, 2].map((black) => offer(`roll ${red},${black}`, { dice: [`${red}`, `${black}`] })));
  const awaits = { what: "roll", pawn: -1, chance: true };
  const dice = ["red", "black"].map((tone) => ({ title: tone, tone }));
  const scene = { ...snapshotOf().scene, dice };
  receive({ type: "snapshot", id: null, snapshot: snapshotOf({ scene, awaits, offers: pairs }) });
  draw(<DicePanel />);
  const sides = [...document.querySelectorAll<HTMLElement>("fieldset button")];
  sides[1]!.click();
  await Promise.resolve();
  sides[2]!.click();
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe("Red 2, black 1");
});

it("goes on from the step that is shown when an arrow is pressed twice", async () => {
  const steps = Array.from({ length: 4 }, () => ({ text: "", luck: false }));
  const history = { steps } as unknown as History;
  const step = signal(0);
  function Shown() {
    return <Scrubber history={history} step={step.value} show={(next) => (step.value = next)} />;
  }
  draw(<Shown />);
  await press("ArrowRight");
  await press("ArrowRight");
  await press("ArrowRight");
  expect(step.value).toBe(3);
});

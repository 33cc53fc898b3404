/** What a typed line does, and the answer to it. */
import * as texts from "words/table.ts";
import { play, send, undo } from "../connection.ts";
import { amountOf } from "../common/prices.ts";
import { LONGEST_ACTION, LONGEST_SAID } from "../protocol/decisions.ts";
import type { Cite } from "../protocol/index.ts";
import { offers, snapshot } from "../store.ts";
import { endNow } from "./actions.tsx";
import { tidy } from "./completion.ts";
import { showHelp } from "./keys.ts";
import { endOffer, whoseTurn } from "./turn.ts";

export interface Reply {
  text: string;
  cite: Cite | null;
  good: boolean;
}

export const LONGEST_LINE = LONGEST_SAID + "say ".length;

/** Do what the line says; for an action that is not offered, ask why not. */
export async function run(text: string): Promise<Reply> {
  const [, said] = /^say\s+(.+)/i.exec(text) ?? [];
  if (said) return replyOf(await send({ do: "chat", text: said }), texts.said);
  if (text.length > LONGEST_ACTION) return no(texts.tooLong({ most: LONGEST_ACTION }));
  const action = tidy(text);
  if (action === "help" || action === "?") {
    showHelp();
    return yes(texts.helpOpen);
  }
  if (action === "undo") return done(await undo(), texts.takenBack);
  const [, asked] = /^why\b\s*(.*)/i.exec(text) ?? [];
  if (asked !== undefined) return asked ? why(asked) : no(texts.sayWhich);
  return perform(text, action);
}

async function perform(text: string, action: string): Promise<Reply> {
  const waits = snapshot.peek() && whoseTurn(snapshot.peek()!);
  if (waits) return no(waits);
  const offer = offers.peek().find((other) => other.action.toLowerCase() === action);
  if (offer) return done(await play(offer.action), offer.label);
  const end = endOffer.peek();
  if (action === "end" && end) {
    endNow();
    return done(true, end.label);
  }
  const answer = await send({ do: "why", action: text });
  if (answer.type !== "why" || !answer.allowed) return replyOf(answer, "");
  // Legal, so it is written in another way: the table does it.
  return replyOf(await send({ do: "play", at: snapshot.peek()?.position ?? -1, actions: [text] }), texts.done);
}

/** May it be played, what does it cost, or which rule forbids it? */
async function why(action: string): Promise<Reply> {
  const offer = snapshot.peek()?.offers.find((other) => other.action.toLowerCase() === tidy(action));
  const currency = snapshot.peek()?.scene.currency ?? "";
  const price = offer?.price ? amountOf(offer.price, currency) : "";
  const fine = price ? texts.allowedPrice({ action, price }) : offer ? texts.allowedFree({ action }) : texts.allowed({ action });
  return replyOf(await send({ do: "why", action }), fine);
}

const yes = (text: string): Reply => ({ good: true, text, cite: null });
const no = (text: string): Reply => ({ good: false, text, cite: null });

function done(good: boolean, text: string): Reply {
  return good ? yes(`${text}.`.replace(/\.\.$/, ".")) : no(texts.refused);
}

function replyOf(answer: Awaited<ReturnType<typeof send>>, fine: string): Reply {
  if (answer.type === "refused") return { good: false, text: answer.text, cite: answer.cite };
  if (answer.type === "why") return { good: answer.allowed, text: answer.text || fine, cite: answer.cite };
  return yes(fine);
}

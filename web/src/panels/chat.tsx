/** What the people at the table say; text only. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import * as texts from "words/panels.ts";
import { attempt } from "../connection.ts";
import { pawnOf } from "../common/people.ts";
import type { ChatLine } from "../protocol/index.ts";
import { chat, you } from "../store.ts";
import "./chat.css";
import { Face } from "./face.tsx";

const LONGEST = 500;

export function ChatPanel() {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const scroller = list.current?.closest(".tab-panel");
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }, [chat.value.length]);
  return (
    <section class="chat" aria-label={texts.chat}>
      {chat.value.length ? (
        <ol ref={list}>
          {chat.value.map((line, index) => (
            <li key={line.seq} class={line.person === you.value.person ? "own" : undefined}>
              {goesOn(chat.value[index - 1], line) ? <span /> : <Speaker person={line.person} />}
              <div>
                {!goesOn(chat.value[index - 1], line) && (
                  <>
                    <b>{line.name}</b> <time dateTime={line.at}>{clock(line.at)}</time>
                  </>
                )}
                <p>{line.text}</p>
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <p class="soft">{texts.nobodySaid}</p>
      )}
      {you.value.person !== null && <Say />}
    </section>
  );
}

/** Milliseconds in which what one says is said in one go, under one face and name. */
const A_WHILE = 5 * 60_000;

function goesOn(before: ChatLine | undefined, line: ChatLine): boolean {
  return before?.person === line.person && Date.parse(line.at) - Date.parse(before.at) < A_WHILE;
}

/** The portrait of the first firefighter whom somebody leads; a place without one for who watches. */
function Speaker({ person }: { person: number }) {
  const pawn = pawnOf(person);
  return <span class={`speaker pawn-${pawn}`}>{pawn >= 0 && <Face pawn={pawn} size={34} />}</span>;
}

function Say() {
  const [text, setText] = useState("");
  const submit = async (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    if (await attempt({ do: "chat", text: text.trim() })) setText("");
  };
  return (
    <form class="say" onSubmit={submit}>
      <input
        aria-label={texts.sayToTable}
        placeholder={texts.sayToTable}
        maxLength={LONGEST}
        value={text}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button class="primary" disabled={!text.trim()}>
        {texts.say}
      </button>
    </form>
  );
}

function clock(at: string): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? "" : time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}

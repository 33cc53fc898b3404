/** What the people at the table say; text only. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { attempt } from "../connection.ts";
import { chat, you } from "../store.ts";
import "./chat.css";

const LONGEST = 500;

export function ChatPanel() {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const scroller = list.current?.closest(".tab-panel");
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }, [chat.value.length]);
  return (
    <section class="chat" aria-label="Chat">
      {chat.value.length ? (
        <ol ref={list}>
          {chat.value.map((line) => (
            <li key={line.seq} class={line.person === you.value.person ? "own" : undefined}>
              <b>{line.name}</b> <time dateTime={line.at}>{clock(line.at)}</time>
              <p>{line.text}</p>
            </li>
          ))}
        </ol>
      ) : (
        <p class="soft">Nobody has said anything yet. Plan together: the board also has pings and a pencil.</p>
      )}
      {you.value.person !== null && <Say />}
    </section>
  );
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
        aria-label="Say to the table"
        placeholder="Say to the table"
        maxLength={LONGEST}
        value={text}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button class="primary" disabled={!text.trim()}>
        Say
      </button>
    </form>
  );
}

function clock(at: string): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? "" : time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}

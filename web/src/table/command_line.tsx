/** A line to type the notation in, with completion and history; what is refused is answered with its rule. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import * as texts from "words/table.ts";
import { RuleName } from "../panels/why.tsx";
import { LINES_KEPT } from "../protocol/decisions.ts";
import { remember, remembered } from "../settings.ts";
import { highlight, offers, say } from "../store.ts";
import { common, type Suggestion, suggestions } from "./completion.ts";
import { commandOpen } from "./keys.ts";
import { LONGEST_LINE, type Reply, run } from "./typing.ts";

const KEY = "firehouse.typed";

export function CommandLine() {
  return commandOpen.value ? <Line /> : null;
}

function Line() {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(-1);
  const [back, setBack] = useState(-1);
  const [reply, setReply] = useState<Reply | null>(null);
  // At once: the letters that follow "/" are typed here, and are no keys of the table.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    input.current?.focus();
    return () => before?.focus?.();
  }, []);
  const found = suggestions(typed, offers.value);
  useEffect(() => {
    const lit = offers.peek().find(({ action }) => action === found[chosen]?.action);
    highlight.value = lit?.spots ?? [];
    return () => void (highlight.value = []);
  }, [chosen, typed]);

  const write = (text: string) => {
    setTyped(text);
    setChosen(-1);
  };
  const submit = async () => {
    const text = chosen >= 0 ? found[chosen]!.action : typed.trim();
    if (!text) return;
    kept(text);
    setBack(-1);
    const answer = await run(text);
    setReply(answer);
    if (answer.good) write("");
    else say(answer.text, true, false);
  };
  const recall = (step: number) => {
    const history = remembered<string[]>(KEY, []);
    const next = Math.min(Math.max(back + step, -1), history.length - 1);
    setBack(next);
    write(next < 0 ? "" : history[next]!);
  };
  const keys: Record<string, () => void> = {
    Escape: () => (commandOpen.value = false),
    Enter: () => void submit(),
    Tab: () => write(chosen >= 0 ? found[chosen]!.action : common(typed, found) || typed),
    ArrowDown: () => (typed || back < 0 ? setChosen(Math.min(chosen + 1, found.length - 1)) : recall(-1)),
    ArrowUp: () => (chosen >= 0 ? setChosen(chosen - 1) : recall(1)),
  };
  const hear = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || (event.key === "Tab" && (event.shiftKey || !typed))) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div class="command" role="search" aria-label={texts.commands}>
      {reply && <ReplyLine reply={reply} />}
      <List found={found} chosen={chosen} pick={(action) => void run(action).then(setReply)} />
      <div class="command-row">
        <span aria-hidden="true">›</span>
        <input
          ref={input}
          role="combobox"
          aria-label={texts.command}
          aria-expanded={found.length > 0}
          aria-controls="suggestions"
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? `suggestion-${chosen}` : undefined}
          autocomplete="off"
          spellcheck={false}
          maxLength={LONGEST_LINE}
          placeholder={texts.commandHint({ example: offers.value[0]?.action ?? "" })}
          value={typed}
          onInput={(event) => write(event.currentTarget.value)}
          onKeyDown={hear}
        />
        <button class="plain round" aria-label={texts.closeCommands} onClick={() => (commandOpen.value = false)}>
          ×
        </button>
      </div>
    </div>
  );
}

function List({ found, chosen, pick }: { found: Suggestion[]; chosen: number; pick: (action: string) => void }) {
  return (
    <ul id="suggestions" role="listbox" aria-label={texts.suggestions}>
      {found.map(({ action, label }, index) => (
        <li
          key={action}
          id={`suggestion-${index}`}
          role="option"
          aria-selected={index === chosen}
          onMouseDown={(event) => {
            event.preventDefault();
            pick(action);
          }}
        >
          <code>{action}</code> <span class="soft">{label}</span>
        </li>
      ))}
    </ul>
  );
}

function ReplyLine({ reply }: { reply: Reply }) {
  return (
    <p class="reply" data-good={reply.good}>
      {reply.text} <RuleName cite={reply.cite} />
    </p>
  );
}

/** The newest first, each once. */
function kept(text: string): void {
  const history = remembered<string[]>(KEY, []).filter((other) => other !== text);
  remember(KEY, [text, ...history].slice(0, LINES_KEPT));
}

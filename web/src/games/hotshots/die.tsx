/** A die as it lies on the table: a tool and its letter. */
interface Props {
  letter: string;
  /** "locked", "rolled", "token"; empty for one that waits to be rolled. */
  kind: string;
  /** What it is called; empty where something around it says so. */
  title?: string;
}

export function Die({ letter, kind, title }: Props) {
  return (
    <span class={`die ${kind}`} role={title ? "img" : undefined} aria-label={title || undefined} aria-hidden={!title}>
      {letter && (
        <>
          <Tool letter={letter} />
          <b>{letter}</b>
        </>
      )}
      {kind === "locked" && <i class="lock-sign" />}
    </span>
  );
}

export function Tool({ letter }: { letter: string }) {
  return (
    <svg class="tool-sign" viewBox="0 0 50 50" aria-hidden="true">
      <use href={`#tool-${letter}`} x="4" y="2" width="40" height="40" />
    </svg>
  );
}

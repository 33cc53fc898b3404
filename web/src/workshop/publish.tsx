/** The way into the gallery. */
import { useState } from "preact/hooks";
import { api } from "../api.ts";
import { Field, Problem, useSending } from "../loading.tsx";
import type { Setup } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import { keepKey } from "./keys.ts";

const LONGEST_TITLE = 60;

interface Props {
  setup: Setup;
  /** What the file calls itself. */
  own: string;
  ready: boolean;
}

export function Publish({ setup, own, ready }: Props) {
  const sending = useSending();
  const [typed, setTyped] = useState<string | null>(null);
  const title = typed ?? own;
  const [shown, setShown] = useState(false);
  const publish = () =>
    sending.run(async () => {
      const { id, key } = await api.publish({ setup, title, name: settings.peek().name });
      keepKey(id, key);
      setShown(true);
    });
  const name = settings.value.name.trim();
  return (
    <section class="card" aria-labelledby="gallery-title">
      <h2 id="gallery-title">Gallery</h2>
      <p class="soft">
        Everybody on this server sees it, with its title and your name{name ? ` (${name})` : ""}. This browser keeps the key to take it back.
      </p>
      <Field label="Title in the gallery">
        <input value={title} maxLength={LONGEST_TITLE} onInput={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <p class="buttons">
        <button disabled={!ready || !title.trim() || sending.busy} onClick={() => void publish()}>
          Show it in the gallery
        </button>
        <a class="button" href="/workshop">
          Look around
        </a>
      </p>
      <Problem text={sending.problem} />
      {shown && <p role="status">It hangs in the gallery now.</p>}
    </section>
  );
}

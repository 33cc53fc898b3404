/** The way into the gallery. */
import { useState } from "preact/hooks";
import * as texts from "words/workshop.ts";
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
      <h2 id="gallery-title">{texts.gallery}</h2>
      <p class="soft">
        {texts.publishAbout({ name: name || "none" })}
      </p>
      <Field label={texts.galleryTitle}>
        <input value={title} maxLength={LONGEST_TITLE} onInput={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <p class="buttons">
        <button disabled={!ready || !title.trim() || sending.busy} onClick={() => void publish()}>
          {texts.showInGallery}
        </button>
        <a class="button" href="/workshop">
          {texts.lookAround}
        </a>
      </p>
      <Problem text={sending.problem} />
      {shown && <p role="status">{texts.hangsNow}</p>}
    </section>
  );
}

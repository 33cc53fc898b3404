/** The personal link to be copied, and what can be done with all that is kept for it. */
import * as texts from "words/yours.ts";
import { api } from "../api.ts";
import { LinkField, OnlyHere, useCopying } from "../common/copying.tsx";
import { download } from "../common/saving.ts";
import { Sure } from "../common/sure.tsx";
import { Problem, useSending } from "../loading.tsx";
import { key, linkOf } from "./key.ts";
import { letGo } from "./locker.ts";

export function LinkCard() {
  const link = linkOf(key.value!);
  const { copied, copy } = useCopying(link);
  return (
    <section class="card" aria-labelledby="yours-link">
      <h2 id="yours-link">{texts.yourLink}</h2>
      <p>{texts.yourLinkAbout}</p>
      <div class="join-row">
        <LinkField label={texts.personalLink} link={link} />
        <button class="primary" onClick={copy}>
          {copied ? texts.copied : texts.copy}
        </button>
      </div>
      <OnlyHere />
    </section>
  );
}

export function YourData() {
  const { busy, problem, run } = useSending();
  const own = key.value!;
  return (
    <section class="card" aria-labelledby="yours-data">
      <h2 id="yours-data">{texts.yourData}</h2>
      <p>{texts.yourDataAbout}</p>
      <p class="buttons">
        <button disabled={busy} onClick={() => void run(async () => download(await api.exportLocker(own), "firehouse-yours.json"))}>
          {texts.saveAll}
        </button>
        <Sure
          label={texts.takeOffDevice}
          text={texts.takeOffDeviceAbout}
          work={async () => letGo()}
        />
        <Sure
          label={texts.deleteAll}
          text={texts.deleteAllAbout}
          work={async () => {
            await api.deleteLocker(own);
            letGo();
          }}
        />
      </p>
      <Problem text={problem} />
    </section>
  );
}

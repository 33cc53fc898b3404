/** The personal link to be copied, and what can be done with all that is kept for it. */
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
      <h2 id="yours-link">Your link</h2>
      <p>Open it on your other devices. Whoever has it plays as you: send it to nobody else, and keep it where you find it again.</p>
      <div class="join-row">
        <LinkField label="Your personal link" link={link} />
        <button class="primary" onClick={copy}>
          {copied ? "Copied" : "Copy"}
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
      <h2 id="yours-data">Your data</h2>
      <p>Kept for the link: your seats, the results of finished games, and your settings. Names and chat are kept at the tables.</p>
      <p class="buttons">
        <button disabled={busy} onClick={() => void run(async () => download(await api.exportLocker(own), "firehouse-yours.json"))}>
          Save all of it
        </button>
        <Sure
          label="Take it off this device"
          text="The link is not known in this browser any more; your other devices keep it. Without a copy of it nothing brings it back."
          work={async () => letGo()}
        />
        <Sure
          label="Delete all of it"
          text="Everything that is kept for the link is deleted, and the link is of no use any more. Seats stay with the browsers that took them. This cannot be undone."
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

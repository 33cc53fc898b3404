/** In a first game the page asks by itself, for each position of one's own turn, what the crew would do; where nothing is left to choose it keeps silent. */
import { useEffect, useState } from "preact/hooks";
import { send } from "../connection.ts";
import type { Snapshot } from "../protocol/index.ts";
import { isNewTo } from "../settings.ts";
import { hint, isMine, isSettled, snapshot } from "../store.ts";

/** A game of somebody to whom its box is new, and whom nobody else guides. */
export function isFirstGame({ table, scene }: Snapshot): boolean {
  return isNewTo(scene.game) && !table.lesson && !table.puzzle && !table.ranked;
}

/** Ask once for each position; is an answer on its way? */
export function useFirstHints(): boolean {
  const now = snapshot.value;
  const [asked, setAsked] = useState({ at: -1, answered: false });
  const mayAsk = !!now && isFirstGame(now) && now.table.aids.hint && isMine.value && isSettled.value && now.offers.length > 1;
  const at = now?.position ?? -1;
  const asks = mayAsk && asked.at !== at && hint.value?.at !== at;
  useEffect(() => {
    if (!asks) return;
    setAsked({ at, answered: false });
    void send({ do: "hint", at, unasked: true }).then(() => setAsked((last) => (last.at === at ? { at, answered: true } : last)));
  }, [asks, at]);
  return asks || (asked.at === at && !asked.answered);
}

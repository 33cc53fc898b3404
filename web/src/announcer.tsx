/** Says to screen readers what the eyes see elsewhere, and draws what nothing else shows. */
import { useEffect, useState } from "preact/hooks";
import { notice } from "./store.ts";

const DRAWN_FOR = 4500;

export function Announcer() {
  const said = notice.value;
  return (
    <>
      <div class="unseen">
        <p role="status" aria-live="polite">
          {said && !said.urgent ? said.text : ""}
        </p>
        <p role="alert" aria-live="assertive">
          {said?.urgent ? said.text : ""}
        </p>
      </div>
      <Toast />
    </>
  );
}

/** The live regions have said it already, so this is for the eyes alone. */
function Toast() {
  const [shown, setShown] = useState(notice.peek());
  const said = notice.value;
  useEffect(() => {
    if (said?.drawn) setShown(said);
  }, [said]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(null), DRAWN_FOR);
    return () => clearTimeout(timer);
  }, [shown]);
  return !shown?.drawn ? null : (
    <p class="toast" aria-hidden="true">
      {shown.text}
    </p>
  );
}

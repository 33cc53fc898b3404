/** Says to screen readers what the eyes see elsewhere, and draws what nothing else shows. */
import { useEffect, useState } from "preact/hooks";
import { spoken, toast } from "./store.ts";

const DRAWN_FOR = 4500;

export function Announcer() {
  const { calm, urgent } = spoken.value;
  return (
    <>
      <div class="unseen">
        <p role="status" aria-live="polite">
          {calm}
        </p>
        <p role="alert" aria-live="assertive">
          {urgent}
        </p>
      </div>
      <Toast />
    </>
  );
}

/** The live regions have said it already, so this is for the eyes alone. */
function Toast() {
  const [shown, setShown] = useState(toast.peek());
  const said = toast.value;
  useEffect(() => setShown(said), [said]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(null), DRAWN_FOR);
    return () => clearTimeout(timer);
  }, [shown]);
  return !shown ? null : (
    <p class="toast" aria-hidden="true">
      {shown.text}
    </p>
  );
}

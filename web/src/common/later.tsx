/** Parts of a page whose code is fetched when they are first drawn. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [turn, setTurn] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      setFailed(false);
      load().then(
        (part) => setPart(() => part),
        () => setFailed(true),
      );
    }, [turn]);
    if (Part) return <Part {...props} />;
    if (!failed) return <p aria-busy="true" />;
    return (
      <p role="alert">
        This part could not be loaded. <button onClick={() => setTurn(turn + 1)}>Try again</button>
      </p>
    );
  };
}

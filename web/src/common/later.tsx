/** Parts of the page whose code is fetched when they are first drawn. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import * as texts from "words/common.ts";

export interface WaitingProps {
  isBusy: boolean;
  children?: ComponentChildren;
}

/** `Waiting` is drawn around nothing while the code is fetched, and around why it could not be. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<WaitingProps> = Plain,
): ComponentType<Props> {
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        () => setFailed(true),
      );
    }, []);
    if (Part) return <Part {...props} />;
    return (
      <Waiting isBusy={!failed}>
        {failed && (
          <p role="alert">
            {texts.notLoaded} <button onClick={() => location.reload()}>{texts.tryAgain}</button>
          </p>
        )}
      </Waiting>
    );
  };
}

function Plain({ isBusy, children }: WaitingProps) {
  return <div aria-busy={isBusy}>{children}</div>;
}

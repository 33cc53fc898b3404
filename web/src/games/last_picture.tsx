/** The frame of a game's last picture; a crew that lost looks sad. */
import type { ComponentChildren } from "preact";

const GRIEF = { "--mood": -0.55 };

interface Props {
  /** The picture in words. */
  label: string;
  won: boolean;
  children: ComponentChildren;
}

export function LastPicture({ label, won, children }: Props) {
  return (
    <svg class="ending-picture" viewBox="0 0 616 340" preserveAspectRatio="xMidYMax slice" role="img" aria-label={label} data-mood={won ? undefined : GRIEF["--mood"]}>
      {children}
    </svg>
  );
}

/** Those whose faces show how it ended. */
export function Faces({ won, children }: Omit<Props, "label">) {
  return <g style={won ? undefined : GRIEF}>{children}</g>;
}

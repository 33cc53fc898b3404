/** The picture of a position of either game, without anything to click. */
import type { ComponentChildren } from "preact";
import type { Scene, View } from "../protocol/index.ts";
import { FlashPointPicture } from "./flashpoint/picture.tsx";
import { HotshotsPicture } from "./hotshots/picture.tsx";
import type { Layout } from "./layout.ts";

interface Props {
  scene: Scene;
  view: View;
  layout: Layout;
  /** What lies under the pieces and over the ground. */
  children?: ComponentChildren;
}

export function Picture({ scene, view, layout, children }: Props) {
  if (scene.game === "flashpoint" && layout.game === "flashpoint") {
    return (
      <FlashPointPicture scene={scene} sheet={layout.sheet} view={view} pieces={layout.pieces}>
        {children}
      </FlashPointPicture>
    );
  }
  if (scene.game === "hotshots" && layout.game === "hotshots") {
    return (
      <HotshotsPicture scene={scene} sheet={layout.sheet} view={view}>
        {children}
      </HotshotsPicture>
    );
  }
  return null;
}

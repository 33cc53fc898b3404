/** Components that draw again only when what they show has changed. */
import { Component, type ComponentChild, type ComponentType } from "preact";

type Same<P> = (before: P, after: P) => boolean;

/** Equal in every field; lists and objects count as the same if they are the same object. */
function shallow<P extends object>(before: P, after: P): boolean {
  const keys = Object.keys(after) as (keyof P)[];
  return keys.length === Object.keys(before).length && keys.every((key) => Object.is(before[key], after[key]));
}

/** Draw `render` again only when its properties differ. */
export function memo<P extends object>(
  render: (props: P) => ComponentChild,
  same: Same<P> = shallow,
): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props as P, next);
    }
    override render(): ComponentChild {
      return render(this.props as P);
    }
  };
}

/** A dialog by the browser's own element: it keeps the focus, closes with Escape and gives the focus back. */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import * as texts from "words/common.ts";
import "./dialog.css";

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** At the side of the page, so that the board stays in sight. */
  side?: boolean;
  children: ComponentChildren;
}

export function Dialog({ open, onClose, title, side = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // At once, so that the next key is heard by the dialog and not by the page behind it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  const closeOutside = (event: MouseEvent) => event.target === dialog.current && onClose();
  return (
    <dialog ref={dialog} class={side ? "dialog side-dialog" : "dialog"} aria-labelledby={id} onClose={onClose} onClick={closeOutside}>
      {open && (
        <div class="dialog-body">
          <header>
            <h2 id={id}>{title}</h2>
            <button class="plain round" aria-label={texts.close} title={texts.closeKeys} onClick={onClose}>
              <span aria-hidden="true">×</span>
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}

import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Called for Escape and a click on the backdrop. */
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
  /** The buttons; the one without consequences first. */
  footer?: ReactNode;
}

/** A modal `<dialog>`: the browser keeps the focus inside; afterwards it returns to where it was. */
export function Dialog({ open, title, onClose, wide = false, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    const before = document.activeElement;
    element.showModal();
    // A dialog that is longer than the screen opens at its title, not at its first field.
    if (element.scrollTop > 0) heading.current?.focus();
    return () => {
      element.close();
      // The browser returns the focus only from a dialog that is still in the page.
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, [open]);

  if (!open) return null;
  return (
    // The click handler only handles the backdrop; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={`control-dialog ${wide ? 'control-dialog-wide' : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && isOutside(event.currentTarget, event))
          onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-lg">
        {title}
      </h2>
      <div className="mt-2 grid gap-3">{children}</div>
      {footer && <div className="control-dialog-actions">{footer}</div>}
    </dialog>
  );
}

function isOutside(element: Element, point: { clientX: number; clientY: number }): boolean {
  const box = element.getBoundingClientRect();
  return (
    point.clientX < box.left ||
    point.clientX > box.right ||
    point.clientY < box.top ||
    point.clientY > box.bottom
  );
}

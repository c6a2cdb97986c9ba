import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

export interface TooltipProps {
  /** Unique on the page. */
  id: string;
  label: ReactNode;
  children: ReactNode;
}

/**
 * A button with a tooltip that is visible on hover and focus. The stylesheet shows it, so it works without
 * scripting and on touch screens, where a tap focuses the button. Scripting adds closing by Escape.
 */
export function Tooltip({ id, label, children }: TooltipProps) {
  const [closed, setClosed] = useState(false);
  const reopen = () => setClosed(false);

  useEffect(() => {
    // On the document, because a tooltip that is open by hover must close by Escape as well (WCAG 1.4.13).
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setClosed(true);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);

  return (
    <div
      className="tooltip"
      data-closed={closed || undefined}
      onPointerEnter={reopen}
      onFocus={reopen}
      onClick={reopen}
    >
      <button type="button" aria-describedby={id}>
        {label}
      </button>
      <div role="tooltip" id={id}>
        {children}
      </div>
    </div>
  );
}

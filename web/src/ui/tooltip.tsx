import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

export interface TooltipProps {
  /** Unique on the page. */
  id: string;
  label: ReactNode;
  children: ReactNode;
}

/**
 * A button whose explanation opens while it is pointed at or holds the focus. The stylesheet opens it, so
 * it works without scripting and by touch (which gives focus); scripting adds Escape.
 */
export function Tooltip({ id, label, children }: TooltipProps) {
  const [closed, setClosed] = useState(false);
  const reopen = () => setClosed(false);

  useEffect(() => {
    // On the document: a tooltip that is only pointed at must close by Escape, too (WCAG 1.4.13).
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setClosed(true);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);

  return (
    <div
      className="tip"
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

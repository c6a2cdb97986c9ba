import type { ReactNode } from 'react';

/** Cards that are pushed sideways; a keyboard scrolls them once they hold the focus. */
export function Swipe({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="swipe" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

/** Cards that scroll horizontally, one at a time. It can be focused, so that the arrow keys scroll it. */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="carousel" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

import type { ReactNode, Ref } from 'react';

interface CarouselProps {
  label: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Cards that scroll horizontally, one at a time. It can be focused, so that the arrow keys scroll it. */
export function Carousel({ label, ref, children }: CarouselProps) {
  return (
    <div className="carousel" role="region" aria-label={label} tabIndex={0} ref={ref}>
      {children}
    </div>
  );
}

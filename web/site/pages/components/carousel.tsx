import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll position by history entry, in pixels. */
const positions = new Map<string, number>();

/** Horizontally scrolling cards, focusable for the arrow keys. Going back restores the scroll position. */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const type = useNavigationType();
  const location = useLocation();
  // The address changes before the page is left.
  const [key] = useState(location.key);
  const [isReturn] = useState(type === 'POP');
  useLayoutEffect(() => {
    const left = isReturn && positions.get(key);
    if (left) element.current?.scrollTo({ left, behavior: 'instant' });
  }, [key, isReturn]);
  return (
    <div
      className="carousel"
      role="region"
      aria-label={label}
      tabIndex={0}
      ref={element}
      onScroll={({ currentTarget }) => positions.set(key, currentTarget.scrollLeft)}
    >
      {children}
    </div>
  );
}

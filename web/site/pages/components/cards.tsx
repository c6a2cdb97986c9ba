import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { useLayout } from '#site/layout/layout.tsx';
import type { Bilingual } from '#studio/locale.ts';

interface CardsProps {
  label: string;
  grid: string;
  children: ReactNode;
}

export function Cards({ label, grid, children }: CardsProps) {
  if (useLayout() === 'mobile') return <Carousel label={label}>{children}</Carousel>;
  return <div className={grid}>{children}</div>;
}

const positions = new Map<string, number>();

/** Has the focus for the arrow keys. Going back restores the scroll position. */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const type = useNavigationType();
  const location = useLocation();
  // The address changes before the page is left.
  const [key] = useState(location.key);
  const [isReturn] = useState(type === 'POP');
  useLayoutEffect(() => {
    const storedPosition = isReturn && positions.get(key);
    if (storedPosition) element.current?.scrollTo({ left: storedPosition, behavior: 'instant' });
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

const OF: Bilingual<string> = { en: 'of', id: 'dari' };

export function Position({ at, count }: { at: number; count: number }) {
  const locale = useLocale();
  return (
    <p className="meta position" lang={locale}>
      {`${at} ${OF[locale]} ${count}`}
    </p>
  );
}

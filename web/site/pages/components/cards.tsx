import type { ReactNode } from 'react';
import { useLayout } from '#site/layout/use-layout.ts';
import { Carousel } from './carousel.tsx';

interface CardsProps {
  /** Accessible name of the carousel. */
  label: string;
  /** Class of the grid. */
  grid: string;
  children: ReactNode;
}

/** Cards in a carousel in the mobile layout, otherwise in a grid. */
export function Cards({ label, grid, children }: CardsProps) {
  if (useLayout() === 'mobile') return <Carousel label={label}>{children}</Carousel>;
  return <div className={grid}>{children}</div>;
}

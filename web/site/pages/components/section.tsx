import type { ReactNode } from 'react';
import { useLayout } from '#site/layout/layout.tsx';

/** Carousels in it reach the edges of the window on phones. */
export function Section({
  id,
  title,
  children,
}: {
  id?: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={useLayout() === 'mobile' ? undefined : 'page-container section'}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function PageContent({ className, children }: { className?: string; children: ReactNode }) {
  const classes = ['page-container', className, useLayout() === 'mobile' && 'mobile-content'];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}

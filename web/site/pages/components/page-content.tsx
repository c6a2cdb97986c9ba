import type { ReactNode } from 'react';
import { useLayout } from '#site/layout/use-layout.ts';

export function PageContent({ className, children }: { className?: string; children: ReactNode }) {
  const classes = ['page-container', className, useLayout() === 'mobile' && 'mobile-content'];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}

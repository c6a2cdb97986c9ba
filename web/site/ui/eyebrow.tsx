import type { ReactNode } from 'react';
import { Logo } from '#studio/logo.tsx';

export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="eyebrow">
      <Logo />
      <span>{children}</span>
    </p>
  );
}

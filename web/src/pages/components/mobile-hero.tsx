import type { ReactNode } from 'react';
import { LogoPattern } from '../../ui/logo.tsx';

/** The hero of a page below `/m/`. */
export function MobileHero(props: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className="mobile-hero inverse">
      <LogoPattern className="background-pattern fade-left" />
      <h1>{props.title}</h1>
      {props.lead && <p>{props.lead}</p>}
      {props.children}
    </div>
  );
}

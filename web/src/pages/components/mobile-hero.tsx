import type { ReactNode } from 'react';
import { Logo, LogoPattern } from '../../public-ui/logo.tsx';

/** The hero of a page below `/m/`. */
export function MobileHero(props: {
  eyebrow?: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <div className="mobile-hero inverse">
      <LogoPattern className="background-pattern fade-left" />
      {props.eyebrow && (
        <p className="eyebrow">
          <Logo />
          {props.eyebrow}
        </p>
      )}
      <h1>{props.title}</h1>
      {props.lead && <p className="lead">{props.lead}</p>}
      {props.children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Logo, LogoPattern } from '#studio/logo.tsx';
import { type CallToActionMessages, CallToAction } from './call-to-action.tsx';

/** A page below `/m/`: its hero, what it shows, and the call to action. */
export function MobileHeroPage(props: {
  eyebrow?: string;
  title: string;
  lead: string;
  /** Buttons of the hero. */
  actions?: ReactNode;
  /** Missing where the page itself is the form. */
  callToAction?: CallToActionMessages;
  children: ReactNode;
}) {
  return (
    <>
      <div className="mobile-hero inverse">
        <LogoPattern className="background-pattern fade-left" />
        {props.eyebrow && (
          <p className="eyebrow">
            <Logo />
            {props.eyebrow}
          </p>
        )}
        <h1>{props.title}</h1>
        <p className="lead">{props.lead}</p>
        {props.actions}
      </div>
      {props.children}
      {props.callToAction && <CallToAction messages={props.callToAction} />}
    </>
  );
}

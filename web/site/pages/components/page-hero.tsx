import type { ReactNode } from 'react';
import { Logo, LogoPattern } from '#studio/logo.tsx';
import { type CallToActionMessages, CallToAction } from './call-to-action.tsx';

interface HeroPageProps {
  messages: {
    hero: { eyebrow: string; title: string; lead: string };
    /** Missing where the page itself is the form. */
    callToAction?: CallToActionMessages;
  };
  children: ReactNode;
}

/** A desktop page: its hero, what it shows, and the call to action. */
export function HeroPage({ messages: { hero, callToAction }, children }: HeroPageProps) {
  return (
    <>
      <div className="page-container page-hero">
        <LogoPattern className="background-pattern" />
        <p className="eyebrow">
          <Logo />
          {hero.eyebrow}
        </p>
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
      {children}
      {callToAction && <CallToAction messages={callToAction} />}
    </>
  );
}

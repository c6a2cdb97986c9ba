import type { ReactNode } from 'react';
import { useLayout } from '#site/layout/layout.tsx';
import { Eyebrow } from '#site/ui/eyebrow.tsx';
import { LogoPattern } from '#studio/logo.tsx';
import { type CallToActionMessages, CallToAction } from './call-to-action.tsx';

interface HeroMessages {
  eyebrow: string;
  title: string;
  lead: string;
}

interface HeroPageProps {
  messages: {
    hero: HeroMessages;
    mobileHeader?: string;
    callToAction?: CallToActionMessages;
  };
  mobileLead?: string;
  children: ReactNode;
}

export function HeroPage({ messages, mobileLead, children }: HeroPageProps) {
  const { hero, mobileHeader = hero.title, callToAction } = messages;
  return (
    <>
      {useLayout() === 'mobile' ? (
        <MobileHero title={mobileHeader} lead={mobileLead ?? hero.lead} />
      ) : (
        <DesktopHero {...hero} />
      )}
      {children}
      {callToAction && <CallToAction messages={callToAction} />}
    </>
  );
}

function DesktopHero({ eyebrow, title, lead }: HeroMessages) {
  return (
    <div className="page-container page-hero">
      <LogoPattern className="background-pattern" />
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
  );
}

interface MobileHeroProps extends Omit<HeroMessages, 'eyebrow'> {
  eyebrow?: string;
  children?: ReactNode;
}

export function MobileHero({ eyebrow, title, lead, children }: MobileHeroProps) {
  return (
    <div className="mobile-hero inverse">
      <LogoPattern className="background-pattern fade-left" />
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}

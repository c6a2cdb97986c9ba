import { Logo, LogoPattern } from '../../ui/logo.tsx';

export interface HeroWords {
  eyebrow: string;
  title: string;
  lead: string;
}

/** The hero line at the head of a desktop page. */
export function PageHero({ messages: t }: { messages: HeroWords }) {
  return (
    <div className="wrap page-hero">
      <LogoPattern className="field" />
      <p className="eyebrow">
        <Logo />
        {t.eyebrow}
      </p>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
    </div>
  );
}

import { Logo, LogoPattern } from '../../public-ui/logo.tsx';

export interface HeroMessages {
  eyebrow: string;
  title: string;
  lead: string;
}

/** The hero of a desktop page. */
export function PageHero({ messages: t }: { messages: HeroMessages }) {
  return (
    <div className="page-container page-hero">
      <LogoPattern className="background-pattern" />
      <p className="eyebrow">
        <Logo />
        {t.eyebrow}
      </p>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
    </div>
  );
}

import { Kawung, KawungField } from '../../ui/kawung.tsx';

export interface HeroWords {
  eyebrow: string;
  title: string;
  lead: string;
}

/** The hero line at the head of a desktop page. */
export function PageHero({ words }: { words: HeroWords }) {
  return (
    <div className="wrap page-hero">
      <KawungField className="field" />
      <p className="eyebrow">
        <Kawung />
        {words.eyebrow}
      </p>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
    </div>
  );
}

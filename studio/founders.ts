import type { Bilingual, Locale } from './locale.ts';
import { studio } from './studio.ts';

/** Keys of the founders, part of addresses and of stored posts: they stay. */
export const FOUNDERS = ['engineering', 'design'] as const;

export type Founder = (typeof FOUNDERS)[number];

export const forEachFounder = <Value>(make: (founder: Founder) => Value): Record<Founder, Value> =>
  Object.fromEntries(FOUNDERS.map((founder) => [founder, make(founder)])) as Record<Founder, Value>;

export interface FounderFacts {
  /** A founder without a name is called by the role. */
  name?: string;
  role: Bilingual<string>;
  byline: Bilingual<string>;
  /** If there is none, the logo is drawn. */
  picture?: { src: string; alt: Bilingual<string> };
}

/** Standard facts: founders change theirs on *Studio*, which alone has portraits. */
export const FOUNDER_FACTS: Record<Founder, Omit<FounderFacts, 'picture'>> = {
  engineering: {
    role: { en: 'Founder, engineering', id: 'Pendiri, teknologi' },
    byline: { en: 'the engineering founder', id: 'pendiri bidang teknologi' },
  },
  design: {
    role: { en: 'Founder, design', id: 'Pendiri, desain' },
    byline: { en: 'the design founder', id: 'pendiri bidang desain' },
  },
};

interface FounderText {
  title: string;
  role: string;
  byline: string;
  feedAuthor: string;
  picture: { src: string; alt: string } | null;
}

export type FounderTexts = Record<Founder, FounderText>;

export function describeFounders(
  locale: Locale,
  facts: Record<Founder, FounderFacts> = FOUNDER_FACTS,
): FounderTexts {
  const describe = ({ name, role, byline, picture }: FounderFacts): FounderText => ({
    title: name ?? role[locale],
    role: name === undefined ? '' : role[locale],
    byline: name ?? byline[locale],
    feedAuthor: name ?? `${studio.name}, ${byline[locale]}`,
    picture: picture ? { src: picture.src, alt: picture.alt[locale] } : null,
  });
  return forEachFounder((founder) => describe(facts[founder]));
}

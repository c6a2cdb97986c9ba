import type { Bilingual, Locale } from './locale.ts';
import { studio } from './studio.ts';

/** Keys of the founders, part of addresses and of stored posts: they stay. */
export const FOUNDERS = ['engineering', 'design'] as const;

export type Founder = (typeof FOUNDERS)[number];

interface FounderFacts {
  /** A founder without a name is called by the role. */
  name?: string;
  /** As a heading and in lists. */
  role: Bilingual<string>;
  /** Within a sentence, after "By" and "Oleh". */
  byline: Bilingual<string>;
  /** A portrait, e.g. `/founders/design.webp` of the file `web/public/founders/design.webp`; without one, the logo is drawn. */
  picture?: { src: string; alt: Bilingual<string> };
}

/**
 * Who the founders are; their pages, the bylines of posts, the feeds and the admin's list of authors follow. Biographies:
 * web/site/pages/who-we-are/messages.ts.
 */
const founders: Record<Founder, FounderFacts> = {
  engineering: {
    role: { en: 'Founder, engineering', id: 'Pendiri, teknologi' },
    byline: { en: 'the engineering founder', id: 'pendiri bidang teknologi' },
  },
  design: {
    role: { en: 'Founder, design', id: 'Pendiri, desain' },
    byline: { en: 'the design founder', id: 'pendiri bidang desain' },
  },
};

interface FounderTexts {
  /** The name, or the role. */
  title: string;
  /** The role; '' where it is the title. */
  role: string;
  byline: string;
  /** The author of a post in feeds, which are read outside of the site. */
  feedAuthor: string;
  /** Null where the logo is drawn. */
  picture: { src: string; alt: string } | null;
}

/** What is said of each founder in a language. */
export function describeFounders(
  locale: Locale,
  facts: Record<Founder, FounderFacts> = founders,
): Record<Founder, FounderTexts> {
  const describe = ({ name, role, byline, picture }: FounderFacts): FounderTexts => ({
    title: name ?? role[locale],
    role: name === undefined ? '' : role[locale],
    byline: name ?? byline[locale],
    feedAuthor: name ?? `${studio.name}, ${byline[locale]}`,
    picture: picture ? { src: picture.src, alt: picture.alt[locale] } : null,
  });
  return { engineering: describe(facts.engineering), design: describe(facts.design) };
}

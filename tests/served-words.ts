import { renderToStaticMarkup } from 'react-dom/server';
import { fillFacts } from '#model/content/fact-texts.ts';
import { factsOf } from '#model/content/facts.ts';
import { type Bilingual, inEachLocale } from '#studio/locale.ts';

const facts = factsOf();

/** Messages as visitors get them, with the standard facts. */
export const servedWords = <Words>(messages: Bilingual<Words>): Bilingual<Words> =>
  inEachLocale((locale) => fillFacts(messages[locale], facts, locale));

/** A text as it stands in HTML. */
export const inHtml = (text: string): string => renderToStaticMarkup(text);

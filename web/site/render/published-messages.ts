import { type LayoutMessages, layoutMessages } from '#browser/layout-messages.ts';
import { contactTexts } from '#model/contact/texts.ts';
import {
  factTexts,
  fillFacts,
  foundersIn,
  linkContacts,
  noticeAt,
} from '#model/content/fact-texts.ts';
import { type Facts, factsOf } from '#model/content/facts.ts';
import {
  type PageWords,
  type StandardWords,
  type PageName,
  type WordTree,
  type Words,
  type WordsFile,
  STUDIO_ENTRY,
  TEXT_PAGES,
  isTree,
  mergeWords,
} from '#model/content/words.ts';
import { FOUNDERS } from '#studio/founders.ts';
import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import type { PageMessages } from '../page.ts';
import type { Messages as TeamMessages } from '../pages/who-we-are/messages.ts';
import type { SiteTexts } from './page-models.ts';

/** Links, pictures, labels for screen readers, the form, and names that stand elsewhere too stay code. */
const FIXED: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  home: ['cards.call.chat', 'cards.call.number'],
  'who-we-are': FOUNDERS.flatMap((key) =>
    ['title', 'role', 'picture'].map((name) => `founders.${key}.${name}`),
  ),
  'our-portofolio': ['cards', 'serviceNames'],
  services: [
    'packages.table',
    'packages.names',
    ...['apps', 'automation', 'cloud'].map((name) => `services.${name}.title`),
    ...['price', 'days', 'revisions'].flatMap((name) =>
      ['basic', 'plus', 'premium'].map((key) => `packages.items.${key}.${name}`),
    ),
  ],
  testimonial: ['cards'],
  blog: ['post.founders'],
  'contact-us': [
    'contactMethods.chat',
    ...[
      'emailAddress',
      'phoneNumber',
      'phoneShown',
      'whatsappShown',
      'shownAddress',
      'shownHours',
    ].map((name) => `contactMethods.${name}`),
    ...Object.keys(contactTexts.en),
  ],
  privacy: ['ask.email'],
  frame: [
    'skip',
    'home',
    'mainNavigation',
    'account',
    'edit',
    'notice',
    ...['email', 'phone', 'phoneShown', 'social'].map((name) => `footer.${name}`),
  ],
};

const messages = import.meta.glob<Bilingual<PageMessages>>('../pages/*/messages.ts', {
  import: 'messages',
});

async function standardOf(page: PageName): Promise<Bilingual<object>> {
  if (page === 'frame') return layoutMessages;
  const load = messages[`../pages/${page}/messages.ts`];
  if (!load) throw new Error(`pages/${page} has no messages.ts`);
  return load();
}

/** The texts that founders may change. @param path of the tree, with a dot at its end */
const changeable = (tree: object, fixed: readonly string[], path = ''): WordTree =>
  Object.fromEntries(
    Object.entries(tree)
      .filter(([name]) => !fixed.includes(path + name))
      .map(([name, one]: [string, Words]) => [
        name,
        isTree(one) ? changeable(one, fixed, `${path}${name}.`) : one,
      ]),
  );

const publishedFacts = ({ [STUDIO_ENTRY]: stored }: PageWords): Facts => factsOf(stored);

export async function publishedMessages(
  page: PageName,
  published: PageWords,
  facts = publishedFacts(published),
): Promise<Bilingual<object>> {
  const own = await standardOf(page);
  const { [page]: stored } = published;
  const inLanguage = (locale: Locale) => {
    const words =
      stored?.[locale] === undefined
        ? own[locale]
        : mergeWords(
            own[locale],
            mergeWords(changeable(own[locale], FIXED[page] ?? []), stored[locale]),
          );
    const filled = fillFacts(words, facts, locale);
    return page === 'who-we-are' ? withPortraits(filled, facts, locale) : filled;
  };
  return inEachLocale(inLanguage);
}

function withPortraits(words: object, facts: Facts, locale: Locale): object {
  const { founders } = words as TeamMessages;
  const known = foundersIn(facts, locale);
  const shown = FOUNDERS.map((key) => [key, { ...founders[key], picture: known[key].picture }]);
  return { ...words, founders: Object.fromEntries(shown) };
}

/** True once the terms of service have sections of their own in every language. */
export const hasTerms = ({ terms }: PageWords): boolean =>
  LOCALES.every((locale) => terms?.[locale]?.['sections'] !== undefined);

export async function publishedSite(published: PageWords): Promise<Omit<SiteTexts, 'isFile'>> {
  const facts = publishedFacts(published);
  const own = (await publishedMessages('frame', published, facts)) as Bilingual<LayoutMessages>;
  const layoutTexts = inEachLocale((locale) => {
    const { footer, ...words } = own[locale];
    const notice = linkContacts(noticeAt(facts, locale, Date.now()));
    const terms = hasTerms(published) ? footer.terms : '';
    return { ...words, notice, footer: { ...footer, terms, social: facts.social } };
  });
  return { layoutTexts, facts };
}

export const wordsFile = async (facts: Facts): Promise<WordsFile> => ({
  standard: await standardWords(),
  facts: inEachLocale((locale) => factTexts(facts, locale)),
});

export async function standardWords(): Promise<StandardWords> {
  const all = TEXT_PAGES.map(async (page) => {
    const own = await standardOf(page);
    return [page, inEachLocale((locale) => changeable(own[locale], FIXED[page] ?? []))] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as StandardWords;
}

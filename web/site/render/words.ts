import { contactMessages } from '#model/contact/texts.ts';
import {
  type PageName,
  type PageWords,
  type StandardWords,
  type WordTree,
  type Words,
  PAGE_NAMES,
  isTree,
  mergeWords,
} from '#model/content/words.ts';
import { type Bilingual, type Locale, inEachLocale } from '#studio/locale.ts';
import { type LayoutMessages, layoutMessages } from '../messages.ts';
import type { PageMessages } from '../page.ts';

/** What stays code of a page's messages: links, pictures, labels for screen readers, the form, what is called so elsewhere too. */
const FIXED: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  home: ['cards.call.chat'],
  'who-we-are': ['title', 'role', 'picture'].flatMap((name) => [
    `founders.engineering.${name}`,
    `founders.design.${name}`,
  ]),
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
    'contactMethods.shownAddress',
    ...Object.keys(contactMessages.en),
  ],
  frame: ['skip', 'home', 'mainNavigation', 'account', 'edit'],
};

const messages = import.meta.glob<Bilingual<PageMessages>>('../pages/*/messages.ts', {
  import: 'messages',
});

async function messagesOf(page: PageName): Promise<Bilingual<object>> {
  if (page === 'frame') return layoutMessages;
  const load = messages[`../pages/${page}/messages.ts`];
  if (!load) throw new Error(`pages/${page} has no messages.ts`);
  return load();
}

/** A tree without the names that stay code. @param path of the tree, with a dot at its end */
const changeable = (tree: object, fixed: readonly string[], path = ''): WordTree =>
  Object.fromEntries(
    Object.entries(tree)
      .filter(([name]) => !fixed.includes(path + name))
      .map(([name, one]: [string, Words]) => [
        name,
        isTree(one) ? changeable(one, fixed, `${path}${name}.`) : one,
      ]),
  );

/** The words of a page as visitors get them: the standard text, and what is published in its place. */
export async function publishedMessages(
  page: PageName,
  published: PageWords,
): Promise<Bilingual<object>> {
  const own = await messagesOf(page);
  const { [page]: stored } = published;
  const inLanguage = (locale: Locale) =>
    stored?.[locale] === undefined
      ? own[locale]
      : mergeWords(
          own[locale],
          mergeWords(changeable(own[locale], FIXED[page] ?? []), stored[locale]),
        );
  return inEachLocale(inLanguage);
}

export const publishedFrame = async (published: PageWords): Promise<Bilingual<LayoutMessages>> =>
  (await publishedMessages('frame', published)) as Bilingual<LayoutMessages>;

/** What founders can change of every page, for the editor and for publishing. */
export async function standardWords(): Promise<StandardWords> {
  const pages = Object.keys(PAGE_NAMES) as PageName[];
  const all = pages.map(async (page) => {
    const own = await messagesOf(page);
    return [page, inEachLocale((locale) => changeable(own[locale], FIXED[page] ?? []))] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as StandardWords;
}

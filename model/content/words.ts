import type { Bilingual, Locale } from '#studio/locale.ts';
import { isRecord } from '../is-record.ts';

/* A page's words are a tree like its `messages.ts`, the standard. Stored is what differs from it; a list is stored whole. */

export type Words = string | readonly Words[] | WordTree;
export interface WordTree {
  readonly [name: string]: Words;
}

/** The entries of the type `pages`, in the order of the editors' list; most are named like a folder of `web/site/pages`. */
export const PAGE_NAMES = {
  home: { en: 'Home', id: 'Beranda' },
  'who-we-are': { en: 'Who We Are', id: 'Tentang Kami' },
  'our-portofolio': { en: 'Our Portfolio', id: 'Portofolio' },
  services: { en: 'Services', id: 'Layanan' },
  testimonial: { en: 'Testimonial', id: 'Testimoni' },
  blog: { en: 'Blog', id: 'Blog' },
  'contact-us': { en: 'Contact Us', id: 'Hubungi Kami' },
  faq: { en: 'FAQ', id: 'Tanya Jawab' },
  privacy: { en: 'Privacy', id: 'Privasi' },
  terms: { en: 'Terms of service', id: 'Ketentuan layanan' },
  frame: { en: 'Menu, footer and error pages', id: 'Menu, kaki halaman, dan halaman error' },
} as const satisfies Record<string, Bilingual<string>>;
export type PageName = keyof typeof PAGE_NAMES;

/** The one entry of the type `studio`, and its place among the words that visitors get. */
export const STUDIO_ENTRY = 'studio';

export const TEXT_PAGES = Object.keys(PAGE_NAMES) as PageName[];

export type StandardWords = Readonly<Record<PageName, Bilingual<WordTree>>>;

export const WORDS_FILE = '/builds/words.json';
export interface WordsFile {
  standard: StandardWords;
  facts: Bilingual<Readonly<Record<string, string>>>;
}

/** Published values of a page's words, or of the facts, by part; the standard replaces what is missing. */
export type StoredValues = Partial<Record<Locale | 'shared', Readonly<Record<string, unknown>>>>;

export type PageWords = Readonly<Partial<Record<string, StoredValues>>>;

export const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && !Array.isArray(value);

function isLike(shape: unknown, value: unknown): boolean {
  if (typeof shape === 'string') return typeof value === 'string';
  if (Array.isArray(shape))
    return Array.isArray(value) && value.every((one) => isLike(shape[0], one));
  if (!isTree(shape) || !isTree(value)) return false;
  return Object.entries(shape).every(
    ([name, one]) => Object.hasOwn(value, name) && isLike(one, value[name]),
  );
}

/** Leaves out stored words of another form. */
export function mergeWords<Own>(own: Own, stored: unknown): Own;
export function mergeWords(own: unknown, stored: unknown): unknown {
  if (typeof own === 'string' || Array.isArray(own)) {
    if (!isLike(own, stored)) return own;
    return Array.isArray(stored) ? stored.map((one) => mergeWords(own[0] as unknown, one)) : stored;
  }
  if (!isTree(own) || !isTree(stored)) return own;
  return Object.fromEntries(
    Object.entries(own).map(([name, one]) => [
      name,
      Object.hasOwn(stored, name) ? mergeWords(one, stored[name]) : one,
    ]),
  );
}

/** Firestore takes these in the path of a field. */
const NAME = /^[\w-]+$/;

export const wordPaths = (tree: unknown): string[] =>
  isTree(tree)
    ? Object.entries(tree).flatMap(([name, one]) => {
        if (!NAME.test(name)) return [];
        return isTree(one) ? wordPaths(one).map((below) => `${name}.${below}`) : [name];
      })
    : [];

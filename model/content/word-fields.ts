import { FOUNDERS } from '#studio/founders.ts';
import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { PACKAGES } from '#studio/packages.ts';
import { SERVICES } from '#studio/services.ts';
import { lengthOf } from '../characters.ts';
import type { NamedField } from './content-types.ts';
import { FACT_NAMES } from './fact-texts.ts';
import { items, text } from './field-types.ts';
import {
  type Field,
  type FieldGroup,
  type FieldProblem,
  type Fields,
  plainTextProblems,
} from './fields.ts';
import { factName } from './studio-fields.ts';
import { type StandardWords, type WordTree, type Words, isTree } from './words.ts';

/* The form of a page's words: a field for each text and each list of its standard text. */

type Names = Readonly<Record<string, Bilingual<string>>>;

/** Names of groups in the editor, facts in braces; others are called by their title. */
export const GROUP_NAMES: Names = {
  single: { en: 'Single texts', id: 'Teks lepas' },
  hero: { en: 'Top of the page', id: 'Bagian atas halaman' },
  callToAction: { en: 'Invitation at the end', id: 'Ajakan di akhir' },
  meta: { en: 'For search engines', id: 'Untuk mesin pencari' },
  page: { en: 'The page', id: 'Halamannya' },
  states: { en: 'While it loads, or without entries', id: 'Saat memuat, atau bila kosong' },
  card: { en: 'Cards', id: 'Kartu' },
  post: { en: 'Page of a post', id: 'Halaman tulisan' },
  project: { en: 'Page of a project', id: 'Halaman proyek' },
  footer: { en: 'Footer', id: 'Kaki halaman' },
  nav: { en: 'Menu', id: 'Menu' },
  services: { en: 'Services', id: 'Layanan' },
  founders: { en: 'Founders', id: 'Pendiri' },
  items: { en: 'List', id: 'Daftar' },
  steps: { en: 'Steps', id: 'Langkah' },
  entries: { en: 'Questions and answers', id: 'Tanya jawab' },
  points: { en: 'Points', id: 'Poin' },
  skills: { en: 'Points', id: 'Poin' },
  text: { en: 'Paragraphs', id: 'Paragraf' },
  sections: { en: 'Sections', id: 'Bagian' },
  ...Object.fromEntries([...SERVICES, ...PACKAGES, ...FOUNDERS].map((key) => [key, factName(key)])),
  ...Object.fromEntries(FOUNDERS.map((key) => [`m-who-we-are-${key}`, factName(key)])),
};

export const ITEM_FIELD_NAMES: Names = {
  q: { en: 'Question', id: 'Pertanyaan' },
  a: { en: 'Answer', id: 'Jawaban' },
  title: { en: 'Title', id: 'Judul' },
  text: { en: 'Text', id: 'Teks' },
  tip: { en: 'Explanation', id: 'Penjelasan' },
  name: { en: 'Name', id: 'Nama' },
  what: { en: 'What', id: 'Apa' },
  why: { en: 'Why', id: 'Untuk apa' },
  howLong: { en: 'How long', id: 'Berapa lama' },
  paragraphs: { en: 'Paragraphs', id: 'Paragraf' },
};

/** Texts up to this length may become twice as long, and at least `MIN_LIMIT`; longer ones up to `MAX_LIMIT`. */
const SHORT_TEXT = 100;
const MIN_LIMIT = 40;
const MAX_LIMIT = 2000;

const MAX_ITEMS = 30;

const LABEL_LENGTH = 60;

const PLACEHOLDER = /\{(\w+)\}/g;

const placeholdersIn = (words: string): Set<string> =>
  new Set(Array.from(words.matchAll(PLACEHOLDER), ([, name = '']) => name));

function wordProblems(value: string, standard: Bilingual<string>): FieldProblem[] {
  const needed = placeholdersIn(LOCALES.map((locale) => standard[locale]).join(''));
  const used = placeholdersIn(value);
  const stray = Array.from(
    value.replace(PLACEHOLDER, '').matchAll(/\{([^{}]*)\}?|\}/g),
    ([, name = '']) => name,
  );
  const unknown = [...used, ...stray].filter((name) => !needed.has(name) && !FACT_NAMES.has(name));
  const lost = [...needed].filter((name) => !used.has(name) && !FACT_NAMES.has(name));
  const example = [...needed, ...FACT_NAMES].map((name) => `{${name}}`).join(', ');
  return [
    ...plainTextProblems(value),
    ...unknown.map((name) => ({ code: 'placeholder-unknown' as const, name, example })),
    ...lost.map((name) => ({ code: 'placeholder-missing' as const, name })),
  ];
}

const shortened = (words: string): string =>
  words.length > LABEL_LENGTH ? `${words.slice(0, LABEL_LENGTH).trimEnd()} …` : words;

/** A menu has room for names of two short words. */
const MENU_NAME = { limit: 16, longestWord: 11 };

function wordText(
  standard: Bilingual<string>,
  label: Bilingual<string>,
  { limit: ownLimit, longestWord = Infinity }: Partial<typeof MENU_NAME> = {},
): Field {
  const longest = Math.max(...LOCALES.map((locale) => standard[locale].length));
  const limit = ownLimit ?? (longest > SHORT_TEXT ? MAX_LIMIT : Math.max(2 * longest, MIN_LIMIT));
  const field = text({
    label,
    limit,
    ...(longest > SHORT_TEXT / 2 && { rows: Math.min(6, Math.ceil(longest / SHORT_TEXT) + 1) }),
    required: longest > 0,
    visibleIn: null,
  });
  return {
    ...field,
    problems: (value) => [
      ...field.problems(String(value)),
      ...wordProblems(String(value), standard),
      ...(String(value)
        .split(/\s+/)
        .some((word) => lengthOf(word) > longestWord)
        ? [{ code: 'long-word' as const, limit: longestWord }]
        : []),
    ],
  };
}

const longestOf = (all: readonly string[]): string =>
  all.reduce((longest, one) => (one.length > longest.length ? one : longest), '');

const labelOf = (name: string, names: Names) => names[name] ?? inEachLocale(() => name);

function wordList(
  standard: Bilingual<readonly Words[]>,
  label: Bilingual<string>,
): ReturnType<typeof items> {
  const [first] = standard.en;
  const isPlain = !isTree(first);
  const valuesOf = (name: string) =>
    inEachLocale((locale) =>
      standard[locale].flatMap((item) => (isTree(item) ? [item[name]!] : [item])),
    );
  const fieldOf = (name: string): Field => {
    const values = valuesOf(name);
    const called = labelOf(name, ITEM_FIELD_NAMES);
    if (Array.isArray(values.en[0])) {
      return wordList(
        inEachLocale((locale) => (values[locale] as Words[][]).flat()),
        called,
      );
    }
    return wordText(
      inEachLocale((locale) => longestOf(values[locale] as string[])),
      called,
    );
  };
  const names = isTree(first) ? Object.keys(first) : ['text'];
  const fields: Fields = Object.fromEntries(names.map((name) => [name, fieldOf(name)]));
  const itemLabel = inEachLocale(() => '{number}');
  return items(fields, {
    label,
    limit: MAX_ITEMS,
    itemLabel,
    isPlain,
    required: true,
    visibleIn: null,
  });
}

function groupOf(
  name: string,
  trees: Bilingual<WordTree>,
  above: FieldGroup | undefined,
): FieldGroup {
  const own = (locale: Locale) => {
    const { title } = trees[locale];
    return GROUP_NAMES[name]?.[locale] ?? (typeof title === 'string' ? title : name);
  };
  const label = inEachLocale((locale) => {
    const parent = above?.label[locale];
    return parent === undefined ? own(locale) : `${parent} › ${own(locale)}`;
  });
  return { label };
}

const sortWeight = (name: string): number => (name === 'hero' ? -1 : Number(name === 'meta'));

/** Fields in the order of the page: its hero first, texts for search engines last. */
export function wordFields(
  tree: Bilingual<WordTree>,
  path = 'words',
  group?: FieldGroup,
): NamedField[] {
  const names = Object.keys(tree.en).toSorted((a, b) => sortWeight(a) - sortWeight(b));
  const single = { label: GROUP_NAMES['single']! };
  return names.flatMap((name) => {
    const standard = inEachLocale((locale) => tree[locale][name]!);
    const at = `${path}.${name}`;
    if (typeof standard.en === 'string') {
      const texts = standard as Bilingual<string>;
      const label = inEachLocale((locale) => shortened(texts[locale]));
      const limits = path === 'words.nav' ? MENU_NAME : {};
      return [{ ...wordText(texts, label, limits), name: at, standard, group: group ?? single }];
    }
    const trees = standard as Bilingual<WordTree>;
    const below = groupOf(name, trees, group);
    if (!isTree(standard.en)) {
      const lists = standard as Bilingual<readonly Words[]>;
      const field = wordList(lists, labelOf(name, GROUP_NAMES));
      return [{ ...field, name: at, standard, group: group ?? below }] as NamedField[];
    }
    return wordFields(trees, at, below);
  });
}

export function pageFields(page: string, standard: StandardWords): readonly NamedField[] {
  const all: Readonly<Record<string, Bilingual<WordTree>>> = standard;
  return Object.hasOwn(all, page) ? wordFields(all[page]!) : [];
}

export const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number'
    ? [String(value)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(wordsIn)
      : [];

import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import type { NamedField } from './content-types.ts';
import { FACT_NAMES } from './fact-texts.ts';
import { factFields } from './facts.ts';
import {
  type Field,
  type FieldGroup,
  type FieldProblem,
  type Fields,
  items,
  text,
} from './fields.ts';
import { plainTextProblems } from './plain-text.ts';
import { GROUP_NAMES, ITEM_FIELD_NAMES } from './word-names.ts';
import { type StandardWords, type WordTree, type Words, FACTS_ENTRY, isTree } from './words.ts';

/* The form of a page's words, made of its standard text: a field for each text and each list. */

/** Characters up to which a text may become twice as long, and at least `LEAST`; a longer one up to `MOST`. */
const SHORT = 100;
const LEAST = 40;
const MOST = 2000;

/** Most items of a list. */
export const MOST_ITEMS = 30;

const LABEL_LENGTH = 60;

const PLACEHOLDER = /\{(\w+)\}/g;

const placeholdersIn = (words: string): Set<string> =>
  new Set(Array.from(words.matchAll(PLACEHOLDER), ([, name = '']) => name));

/** What is wrong with a text in place of a standard one. @param standard of every language */
function wordProblems(value: string, standard: Bilingual<string>): FieldProblem[] {
  const needed = placeholdersIn(LOCALES.map((locale) => standard[locale]).join(''));
  const used = placeholdersIn(value);
  const unknown = [...used].filter((name) => !needed.has(name) && !FACT_NAMES.has(name));
  const lost = [...needed].filter((name) => !used.has(name) && !FACT_NAMES.has(name));
  return [
    ...plainTextProblems(value),
    ...unknown.map((name) => ({ code: 'unknown' as const, name })),
    ...lost.map((name) => ({ code: 'lost' as const, name })),
  ];
}

const shortened = (words: string): string =>
  words.length > LABEL_LENGTH ? `${words.slice(0, LABEL_LENGTH).trimEnd()} …` : words;

function wordText(standard: Bilingual<string>, label: Bilingual<string>): Field {
  const longest = Math.max(...LOCALES.map((locale) => standard[locale].length));
  const limit = longest > SHORT ? MOST : Math.max(2 * longest, LEAST);
  const field = text({
    label,
    limit,
    ...(longest > SHORT / 2 && { rows: Math.min(6, Math.ceil(longest / SHORT) + 1) }),
    required: longest > 0,
    shownIn: null,
  });
  return {
    ...field,
    problems: (value) => [
      ...field.problems(String(value)),
      ...wordProblems(String(value), standard),
    ],
  };
}

const longestOf = (all: readonly string[]): string =>
  all.reduce((longest, one) => (one.length > longest.length ? one : longest), '');

const nameOf = (name: string, names: Readonly<Record<string, Bilingual<string>>>) =>
  names[name] ?? inEachLocale(() => name);

/** A list; the limits of its texts follow from the longest of each name. */
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
    const named = nameOf(name, ITEM_FIELD_NAMES);
    if (Array.isArray(values.en[0])) {
      return wordList(
        inEachLocale((locale) => (values[locale] as Words[][]).flat()),
        named,
      );
    }
    return wordText(
      inEachLocale((locale) => longestOf(values[locale] as string[])),
      named,
    );
  };
  const names = isTree(first) ? Object.keys(first) : ['text'];
  const fields: Fields = Object.fromEntries(names.map((name) => [name, fieldOf(name)]));
  const itemLabel = inEachLocale(() => '{number}');
  return items(fields, {
    label,
    limit: MOST_ITEMS,
    itemLabel,
    isPlain,
    required: true,
    shownIn: null,
  });
}

/** What a group is called: by the table, or by its title. */
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

const place = (name: string): number => (name === 'hero' ? -1 : Number(name === 'meta'));

/** The fields of a page's texts and lists in the order of the page, which begins with its hero; what search engines read comes last. */
export function wordFields(
  tree: Bilingual<WordTree>,
  path = 'words',
  group?: FieldGroup,
): NamedField[] {
  const names = Object.keys(tree.en).toSorted((a, b) => place(a) - place(b));
  const single = { label: GROUP_NAMES['single']! };
  return names.flatMap((name) => {
    const standard = inEachLocale((locale) => tree[locale][name]!);
    const at = `${path}.${name}`;
    if (typeof standard.en === 'string') {
      const texts = standard as Bilingual<string>;
      const label = inEachLocale((locale) => shortened(texts[locale]));
      return [{ ...wordText(texts, label), name: at, standard, group: group ?? single }];
    }
    const trees = standard as Bilingual<WordTree>;
    const below = groupOf(name, trees, group);
    if (!isTree(standard.en)) {
      const lists = standard as Bilingual<readonly Words[]>;
      const field = wordList(lists, nameOf(name, GROUP_NAMES));
      return [{ ...field, name: at, standard, group: group ?? below }] as NamedField[];
    }
    return wordFields(trees, at, below);
  });
}

/** The fields of an entry of the type `pages`; none of a page that does not exist. */
export function pageFields(page: string, standard: StandardWords): readonly NamedField[] {
  if (page === FACTS_ENTRY) return factFields;
  const all: Readonly<Record<string, Bilingual<WordTree>>> = standard;
  return Object.hasOwn(all, page) ? wordFields(all[page]!) : [];
}

/** All texts and numbers in words. */
export const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number'
    ? [String(value)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(wordsIn)
      : [];

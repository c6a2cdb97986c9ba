import { describe, expect, test } from 'vitest';
import { draftUpdate } from '#model/content/draft.ts';
import {
  type FieldPath,
  fieldPath,
  fieldPaths,
  isRemoval,
  withValues,
} from '#model/content/field-paths.ts';
import { findProblems } from '#model/content/problems.ts';
import { wordFields, GROUP_NAMES, ITEM_FIELD_NAMES } from '#model/content/word-fields.ts';
import { type PageName, TEXT_PAGES, mergeWords, wordPaths } from '#model/content/words.ts';
import { publishedMessages, standardWords } from '#site/render/published-messages.ts';
import { routes } from '#site/routes.ts';
import { LOCALES } from '#studio/locale.ts';
import { draftEntry } from '../../records/entry.ts';

const standard = await standardWords();
const faq = { ...draftEntry('pages'), id: 'faq', wordFields: wordFields(standard.faq) };
const fieldOf = (page: PageName, name: string) =>
  wordFields(standard[page]).find((field) => field.name === `words.${name}`)!;

describe('the published words of a page', () => {
  test('are its messages where nothing is stored, and where what is stored equals them', async () => {
    for (const page of TEXT_PAGES) {
      const own = await publishedMessages(page, {});
      expect(await publishedMessages(page, { [page]: standard[page] })).toEqual(own);
    }
  });

  test('take what fits their form and leave out everything else', () => {
    const own = { title: 'A', group: { text: 'B' }, list: ['C'], items: [{ q: 'D', a: 'E' }] };
    const stored = (json: string) => mergeWords(own, JSON.parse(json));
    expect(stored('{"title":"Z","items":[{"q":"1","a":"2","x":"3"},{"q":"4","a":"5"}]}')).toEqual({
      ...own,
      title: 'Z',
      items: [
        { q: '1', a: '2' },
        { q: '4', a: '5' },
      ],
    });
    for (const other of [
      'null',
      '[]',
      '"A"',
      '{"title":{"a":"b"},"group":"B","list":"C","items":{}}',
      '{"title":null,"group":["B"],"list":[1],"items":["D"]}',
      '{"list":[["C"]],"items":[{"q":"D"}]}',
      '{"foreign":"x","__proto__":{"title":"Z"},"group":{"__proto__":{"text":"Z"}},"constructor":"x"}',
    ])
      expect(stored(other), other).toEqual(own);
    expect(({} as { title?: string }).title).toBeUndefined();
  });

  test('never change what founders cannot edit, such as links, pictures and the form', async () => {
    const all = {
      'contact-us': 'contactMethods.chat',
      home: 'cards.call.chat',
      blog: 'post.founders.design',
      frame: 'account./login',
      services: 'packages.names.plus',
      'who-we-are': 'founders.design.picture',
    };
    for (const [page, path] of Object.entries(all)) {
      const tree = path.split('.').reduceRight<unknown>((below, name) => ({ [name]: below }), 'x');
      const words = { en: tree, id: tree } as never;
      const own = await publishedMessages(page as PageName, {});
      expect(await publishedMessages(page as PageName, { [page]: words })).toEqual(own);
    }
    expect(wordPaths(standard['contact-us'].en)).not.toContain('form.title');
  });
});

describe('the form of words', () => {
  test('has every text of every page once, in both languages, at a path that the database takes', () => {
    for (const page of TEXT_PAGES) {
      const names = wordFields(standard[page]).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(5);
      for (const locale of LOCALES)
        expect(wordPaths({ words: standard[page][locale] }).toSorted()).toEqual(names.toSorted());
    }
    expect(TEXT_PAGES).toEqual(expect.arrayContaining(routes.map(({ folder }) => folder)));
  });

  test('names every group, and every text of an item', () => {
    for (const page of TEXT_PAGES) {
      for (const field of wordFields(standard[page])) {
        const [, ...path] = field.name.split('.');
        const isNamed = (name: string) => !/^[a-z]+(?:[A-Z]\w*)?$/.test(name);
        const label = field.group?.label.en ?? 'The page';
        expect(
          label.split(' › ').every((part) => isNamed(part)),
          `${field.name}: ${label}`,
        ).toBe(true);
        if (field.type !== 'items') continue;
        expect(GROUP_NAMES, field.name).toHaveProperty(path.at(-1)!);
        for (const name of Object.keys(field.fields ?? {}))
          expect(ITEM_FIELD_NAMES).toHaveProperty(name);
      }
    }
  });

  test('lets a short text become twice as long, at least 40 characters, and a long one 2,000', () => {
    expect(fieldOf('faq', 'hero.eyebrow').limit).toBe(40);
    const { en, id } = standard.faq;
    const title = [en, id].map(({ hero }) => (hero as { title: string }).title.length);
    expect(fieldOf('faq', 'hero.title').limit).toBe(2 * Math.max(...title));
    expect(fieldOf('faq', 'meta.page.description').limit).toBe(2000);
  });

  const items = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ q: `Question ${at}`, a: 'Answer' }));

  test.each<[PageName, string, unknown, ...problems: string[]]>([
    ['faq', 'hero.title', 'Ask <b>us</b>', 'markup'],
    ['faq', 'hero.lead', 'Ask https://x.example', 'contains-url'],
    ['faq', 'hero.lead', 'javascript:alert(1)', 'contains-url'],
    // A change of direction, and a line break.
    ['faq', 'hero.lead', 'a\u202Eb', 'invisible'],
    ['faq', 'hero.lead', 'a\nb', 'invisible'],
    ['faq', 'hero.lead', '{cost}', 'placeholder-unknown cost'],
    ['frame', 'notFound.message', 'Gone', 'placeholder-missing path'],
    ['faq', 'callToAction.link', ' ', 'required'],
    ['faq', 'callToAction.link', 'x'.repeat(3000), 'too-long'],
    // No menu has room for the one, and breaks the other.
    ['frame', 'nav.home', 'Halaman muka kami', 'too-long'],
    ['frame', 'nav.home', 'Pertanyaannya', 'long-word'],
    ['faq', 'entries', [], 'required'],
    ['faq', 'entries', items(31), 'too-many'],
    ['faq', 'entries', [...items(2), ...items(1)], 'duplicate 2 q'],
    ['faq', 'entries', [{ q: 'A', a: '<i>' }], 'markup 0 a'],
    ['faq', 'entries', items(30)],
    ['faq', 'hero.lead', 'مرحبا 👋🏽'],
    // A value of another form is read as the standard text.
    ['faq', 'hero.title', { a: '<b>' }],
  ])('finds what is wrong on the page %s with %s: %j', (page, name, value, ...expected) => {
    const field = `words.${name}`;
    const entry = { ...faq, id: page, wordFields: wordFields(standard[page]) };
    const draft = withValues(entry.draft, new Map([[fieldPath('id', field), value]]));
    const found = findProblems({ ...entry, draft }, 'id');
    expect(found.map((problem) => problem.field)).toEqual(expected.map(() => field));
    const described = found.map(({ code, name: placeholder, item }) =>
      [code, placeholder, item?.index, item?.field].filter((part) => part !== undefined).join(' '),
    );
    expect(described).toEqual(expected);
    expect(findProblems({ ...entry, draft }, 'en')).toEqual([]);
  });
});

describe('a draft of words', () => {
  const title: FieldPath = 'draft.en.words.hero.title';

  test('is saved text by text, and the standard text is not stored', () => {
    const update = draftUpdate(faq, new Map<FieldPath, unknown>([[title, 'New']]), 'ani');
    expect(update).toMatchObject({ [title]: 'New', 'revision.en': 1, 'outdated.id': true });
    const stored = { ...faq, draft: withValues(faq.draft, new Map([[title, 'New']])) };
    const removal = draftUpdate(stored, new Map([[title, null]]), 'ani');
    expect(removal).toMatchObject({ [title]: null, 'revision.en': 1 });
    expect(isRemoval(title, null)).toBe(true);
    expect(isRemoval('draft.shared.cover', null)).toBe(false);
  });

  test('keeps a text at a name that is gone among its values, so that it can be discarded', () => {
    const gone: FieldPath = 'draft.en.words.old.title';
    const stored = { ...faq, draft: withValues(faq.draft, new Map([[gone, 'Old']])) };
    expect(fieldPaths(stored)).toContain(gone);
    expect(fieldPaths(stored)).toContain(title);
  });
});

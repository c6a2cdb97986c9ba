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

  test('never change links, pictures, labels for screen readers, the form and what other pages name', async () => {
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

  const inItem = (index: number, field: string, code: string) => ({ code, item: { index, field } });

  test.each<[string, PageName, string, unknown, object[]]>([
    ['markup', 'faq', 'hero.title', 'Ask <b>us</b>', [{ code: 'markup' }]],
    [
      'a link with a scheme',
      'faq',
      'hero.lead',
      'Ask https://x.example',
      [{ code: 'contains-url' }],
    ],
    ['a script', 'faq', 'hero.lead', 'javascript:alert(1)', [{ code: 'contains-url' }]],
    ['an invisible change of direction', 'faq', 'hero.lead', 'a\u202Eb', [{ code: 'invisible' }]],
    ['a line break', 'faq', 'hero.lead', 'a\nb', [{ code: 'invisible' }]],
    [
      'a foreign placeholder',
      'faq',
      'hero.lead',
      '{cost}',
      [{ code: 'placeholder-unknown', name: 'cost' }],
    ],
    [
      'a lost placeholder',
      'frame',
      'notFound.message',
      'Gone',
      [{ code: 'placeholder-missing', name: 'path' }],
    ],
    ['nothing', 'faq', 'callToAction.link', ' ', [{ code: 'required' }]],
    ['3,000 characters', 'faq', 'callToAction.link', 'x'.repeat(3000), [{ code: 'too-long' }]],
    [
      'a name that no menu has room for',
      'frame',
      'nav.home',
      'Halaman muka kami',
      [{ code: 'too-long' }],
    ],
    ['a word that a menu breaks', 'frame', 'nav.home', 'Pertanyaannya', [{ code: 'long-word' }]],
    ['an empty list', 'faq', 'entries', [], [{ code: 'required' }]],
    ['a list of 31', 'faq', 'entries', items(31), [{ code: 'too-many', limit: 30 }]],
    ['equal items', 'faq', 'entries', [...items(2), ...items(1)], [inItem(2, 'q', 'duplicate')]],
    ['markup in an item', 'faq', 'entries', [{ q: 'A', a: '<i>' }], [inItem(0, 'a', 'markup')]],
    ['an emoji, and letters that read from right to left', 'faq', 'hero.lead', 'مرحبا 👋🏽', []],
    ['an eleventh question', 'faq', 'entries', items(11), []],
    ['a text of another form', 'faq', 'hero.title', { a: '<b>' }, []],
  ])('finds what is wrong with %s', (_, page, name, value, problems) => {
    const path = fieldPath('id', `words.${name}`);
    const entry = { ...faq, id: page, wordFields: wordFields(standard[page]) };
    const draft = withValues(entry.draft, new Map([[path, value]]));
    const field = `words.${name}`;
    const expected = problems.map((problem) => ({ field, ...problem }));
    expect(findProblems({ ...entry, draft }, 'id')).toMatchObject(expected);
    expect(findProblems({ ...entry, draft }, 'id')).toHaveLength(problems.length);
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

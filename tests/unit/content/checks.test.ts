import { describe, expect, test } from 'vitest';
import { seededEntries } from '../../../emulators/seed/content.ts';
import { entryPath } from '../../../model/content/entry-paths.ts';
import { KINDS } from '../../../model/content/text.ts';
import type { Locale } from '../../../model/locale.ts';
import { LOCALES, otherLocale } from '../../../model/locale.ts';
import { checkTexts } from '../../../web/src/admin/content/checks/check-texts.ts';
import { COMMON_WORDS } from '../../../web/src/admin/content/checks/language-check.ts';
import { ownAddress } from '../../../web/src/admin/content/checks/own-addresses.ts';
import { textParts } from '../../../web/src/admin/content/checks/text-parts.ts';
import { isFileName, isVagueLink } from '../../../web/src/admin/content/checks/vague-texts.ts';
import { textPath } from '../../../web/src/admin/content/entry/entry-fields.ts';
import { MarkdownSource } from '../../../web/src/admin/content/rich-text/markdown-source.ts';
import { markdownToDocument } from '../../../web/src/admin/content/rich-text/markdown-to-document.ts';
import { parseMarkdown } from '../../../web/src/admin/content/rich-text/parse-markdown.ts';
import { schema } from '../../../web/src/admin/content/rich-text/schema.ts';
import { studio } from '../../../web/src/studio/studio.ts';

/** The findings in a text of Markdown, each as `check: words`. */
const check = (markdown: string, locale: Locale = 'en') =>
  checkTexts([[textPath(locale, 'body'), markdown]], locale, parseMarkdown).findings.map(
    (finding) => `${finding.check}: ${finding.place?.text}`,
  );

describe('headings', () => {
  test.each([
    ['levels one by one, and back', '## a\n\n### b\n\n#### c\n\n## d', []],
    ['whatever level the text begins with', '#### a\n\n##### b', []],
    ['a level that is skipped', '## a\n\n#### b\n\n#### c', ['heading: b']],
    ['a first heading below the highest', '### a\n\n## b', ['heading: a']],
    ['underlined, and in a quotation', 'a\n=\n\n> ### b', ['heading: b']],
  ])('%s', (_, markdown, found) => expect(check(markdown)).toEqual(found));

  test('a finding names both levels and the place in the Markdown', () => {
    const markdown = '# a\n\ntext\n\n#### b';
    const { findings } = checkTexts([['draft.en.body', markdown]], 'en', parseMarkdown);
    expect(findings).toMatchObject([
      {
        check: 'heading',
        path: 'draft.en.body',
        text: 'b',
        level: { is: 4, most: 2 },
        place: { kind: 'heading', text: 'b', target: '', from: 11, to: 17 },
      },
    ]);
  });
});

test.each([
  ['click here', true],
  ['Klik di sini!', true],
  ['(here)', true],
  ['Read more →', true],
  ['selengkapnya …', true],
  ['Click here to see our prices', false],
  ['di sini harganya', false],
  ['Chapter 3', false],
  ['', false],
])('the whole text of a link says nothing: %j %s', (text, isVague) => {
  expect(isVagueLink(text)).toBe(isVague);
});

test('links are found with emphasis, by reference and in tables', () => {
  const markdown = '[**Click** here](/a)\n\n| a |\n|-|\n| [here][r] [here][r] |\n\n[r]: /b';
  const { findings } = checkTexts([['draft.id.body', markdown]], 'id', parseMarkdown);
  expect(findings.map(({ place }) => [place?.text, place?.target])).toEqual([
    ['Click here', '/a'],
    ['here', '/b'],
    ['here', '/b'],
  ]);
});

test.each([
  ['IMG_2041.jpg', '', true],
  ['teras rumah.JPEG', '', true],
  ['DSC01234', '', true],
  ['Screenshot 2026-01-02 at 10.11.12', '', true],
  ['WhatsApp Image 2026-01-02 at 10.11.12 (1)', '', true],
  ['hero_banner_final', '', true],
  ['0b6f1c52-3d0e-4c1b-9a57-5f3f0f2f8a01', '', true],
  ['Terrace', 'https://x.example/img/terrace.png?w=3', true],
  ['A terrace at dusk', 'https://x.example/terrace.png', false],
  ['Pola ubin biru, sebagian membulat seperti layar ponsel', '', false],
  ['E-commerce checkout', '', false],
  ['Gambar rumah dengan 2 lantai', '', false],
  ['', '', false],
])('a description is the name of a file: %j (%j) %s', (description, source, isName) => {
  expect(isFileName(description, source)).toBe(isName);
});

describe('language', () => {
  test('no common word counts for both languages', () => {
    expect([...COMMON_WORDS.en].filter((word) => COMMON_WORDS.id.has(word))).toEqual([]);
  });

  const english = 'The queue is on the phone, and people leave their home when it is worth it. ';
  const indonesian =
    'Pelanggan memilih jam dari ponsel dan langsung mendapat nomor, jadi mereka berangkat saat memang sudah waktunya. ';

  test.each([
    ['an Indonesian paragraph among English ones', [english + english, indonesian + indonesian], 1],
    ['short Indonesian paragraphs', [indonesian, indonesian, indonesian], 1],
    ['fewer than 20 words', [indonesian], 0],
    ['an Indonesian sentence within an English paragraph', [english + indonesian], 0],
    ['a quotation', [`> ${indonesian}${indonesian}`], 0],
    ['code', [`\`${indonesian}${indonesian}\``, `\`\`\`\n${indonesian.repeat(3)}\n\`\`\``], 0],
    ['passages apart', [indonesian.repeat(2), english.repeat(2), indonesian.repeat(2)], 2],
  ])('%s', (_, paragraphs, count) => {
    expect(check(paragraphs.join('\n\n'), 'en')).toHaveLength(count);
  });

  test('summaries, quotations of clients and the description of a cover are checked too', () => {
    const { findings } = checkTexts(
      [
        ['draft.en.summary', indonesian + indonesian],
        ['draft.id.quote', english + english],
        ['cover.alt.en', 'IMG_1.png'],
      ],
      'en',
      parseMarkdown,
    );
    expect(findings.map(({ check: name, path }) => `${path} ${name}`)).toEqual([
      'draft.en.summary language',
      'cover.alt.en description',
    ]);
  });
});

describe('the block of a finding in the formatted view', () => {
  const open = (markdown: string) => {
    const parsed = markdownToDocument(markdown, parseMarkdown(markdown));
    return { ...parsed, source: new MarkdownSource(parsed) };
  };

  test('is the one that holds it, also where words repeat', () => {
    const markdown = [
      '## Twice\n\n## Twice',
      '- a [**bold** link](/x)\n- a [bold link](/x)',
      '| a |\n|-|\n| cell |',
      '> quoted',
      'see [here][1] and <b>there</b>\n\n[1]: /a',
    ].join('\n\n');
    const { doc, source } = open(markdown);
    const found = textParts(parseMarkdown(markdown)).map(({ from }) =>
      doc.children.indexOf(doc.nodeAt(source.blockAt(doc, from) ?? -1)!),
    );
    expect(found).toEqual([0, 1, 2, 2, 2, 2, 3, 3, 4, 5, 5]);
  });

  test('is found behind an empty paragraph, which has no Markdown, and nowhere behind the text', () => {
    const { doc, source } = open('one\n\ntwo');
    const [one, two] = doc.children;
    const edited = doc.type.create(null, [one!, schema.nodes.paragraph.create(), two!]);
    expect(source.serialize(edited)).toBe('one\n\ntwo');
    expect(edited.nodeAt(source.blockAt(edited, 5) ?? -1)?.textContent).toBe('two');
    expect(source.blockAt(edited, 100)).toBeNull();
  });
});

/** Every seeded text of a language with its path. */
const seeded = (['blog', 'portfolio', 'testimonials'] as const).flatMap((kind) =>
  seededEntries(kind).flatMap(({ id, draft: drafts }) =>
    LOCALES.map((locale) => {
      const draft: Partial<Record<string, string>> = drafts[locale];
      const texts = KINDS[kind].texts.map(
        (field) => [textPath(locale, field), draft[field] ?? ''] as const,
      );
      return { id, locale, texts };
    }),
  ),
);

test('at most one warning of the seeded texts is a false alarm', () => {
  const found = seeded.flatMap(({ id, locale, texts }) =>
    checkTexts(texts, locale, parseMarkdown).findings.map(
      (finding) => `${id} ${locale} ${finding.check} ${finding.place?.text}`,
    ),
  );
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(1);
});

test('every long seeded text is noticed in the column of the other language', () => {
  const bodies = seeded.flatMap(({ id, locale, texts }) =>
    texts
      .filter(([path, text]) => path.endsWith('.body') && text.split(/\s+/).length >= 60)
      .map(([, text]) => ({ id, locale, text })),
  );
  expect(bodies.length).toBeGreaterThan(20);
  const missed = bodies.filter(
    ({ locale, text }) =>
      !check(text, otherLocale(locale)).some((line) => line.startsWith('language')),
  );
  expect(missed.map(({ id, locale }) => `${id} ${locale}`)).toEqual([]);
});

describe('addresses of this site', () => {
  const own = entryPath('blog', 'queue');

  test.each([
    ['/contact-us/?package=plus#form', '/contact-us'],
    [`${studio.origin}/faq`, '/faq'],
    [`http://${studio.domain}/faq`, '/faq'],
    ['http://127.0.0.1:5000/pricing', '/pricing'],
    ['#top', null],
    ['', null],
    [own, null],
    [`/blog?post=queue`, null],
    ['/blog?post=other', '/blog/other'],
    ['other', '/blog/other'],
    ['/blog/other/?hl=id', '/blog/other'],
    ['/Contact-us', '/Contact-us'],
    ['//elsewhere.example/pricing', null],
    ['https://elsewhere.example/pricing', null],
    ['mailto:halo@contoh.example', null],
    ['https://', null],
  ])('%s', (href, expected) => {
    expect(ownAddress(href, own, '127.0.0.1:5000')).toEqual(expected);
  });
});

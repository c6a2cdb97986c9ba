import { describe, expect, test } from 'vitest';
import { MARKDOWN_LIMITS } from '#model/content/markdown-limits.ts';
import { MAX_DOCUMENT_BYTES, storedBytes } from '#model/stored-bytes.ts';
import { renderBody } from '../../../functions/src/content/markdown-to-html.ts';

describe('headings', () => {
  test('follow the page’s own, whatever level an author starts with', () => {
    const bodies = ['# A\n## B', '## A\n### B', '### A\n#### B'];
    const post = '<h2>A</h2>\n<h3>B</h3>';
    expect(bodies.map((body) => renderBody('blog', body))).toEqual([post, post, post]);
    expect(renderBody('portfolio', bodies[0] ?? '')).toBe('<h3>A</h3>\n<h4>B</h4>');
  });

  test('end at the sixth level', () => {
    expect(renderBody('portfolio', '# A\n###### B')).toBe('<h3>A</h3>\n<h6>B</h6>');
  });
});

test('the author’s own markup and dangerous addresses are never rendered, a telephone’s is', () => {
  const body = '<script>alert(1)</script>\n\n[a](javascript:alert(1)) <img src=x onerror=alert(1)>';
  expect(renderBody('blog', body)).not.toMatch(/<script|<img|href="javascript/);
  const urls = [
    'java&#115;cript:x',
    'VBScript:x',
    'data:text/html,x',
    '&Tab;javascript:x',
    'blob:x',
  ];
  for (const url of urls) {
    expect(renderBody('blog', `[a](<${url}>) ![a](<${url}>)`)).toMatch(/href=""[^]*src=""/);
  }
  const kept = ['tel:+628123456789', 'mailto:a@b.example', '/faq', '#a:b', 'a/b:c', '?a:b'];
  for (const url of kept) expect(renderBody('blog', `[a](${url})`)).toContain(`href="${url}"`);
});

test('a picture that stands alone has its title as its caption, any other as a tooltip', () => {
  const alone = '![A "red" field](/a.png "Before <the> \\"harvest\\"")';
  const bodies = [alone, `Text ${alone}`, '![No title](/a.png)'];
  const [figure, ...others] = bodies.map((body) => renderBody('blog', body));
  expect(figure).toBe(
    '<figure><img src="/a.png" alt="A &quot;red&quot; field" />' +
      '<figcaption>Before &lt;the&gt; &quot;harvest&quot;</figcaption></figure>',
  );
  for (const html of others) expect(html).not.toContain('<figure');
  expect(others[0]).toContain('title="Before &lt;the&gt; &quot;harvest&quot;"');
});

test('a table is in a scroller that can have the focus, named by its columns', () => {
  const rows = '\n| - | -: | - |\n| 1 | 2 | 3 |';
  const code = '`<table></table>`';
  const bodies = [`| A "b" | **C** \`<d>\` | |${rows}\n\n${code}`, `| | | |${rows}`];
  const [named, nameless] = bodies.map((body) => renderBody('blog', body));
  expect(named).toMatch(
    /^<div class="table-scroller" role="group" aria-label="A &quot;b&quot;, C &lt;d&gt;" tabindex="0"><table>[^]*<\/table><\/div>\n<p><code>/,
  );
  expect(nameless).toMatch(/^<table>/);
});

test('a text beyond the limits is shown as its source', () => {
  expect(renderBody('blog', '*a*\n\n'.repeat(MARKDOWN_LIMITS.marks))).toMatch(
    /^<pre><code>\*a\*\n\n\*a\*/,
  );
});

test('what a document takes in the database is counted in bytes', () => {
  expect(storedBytes('é😀')).toBe(7);
  expect(storedBytes({ a: 'b', n: 1, list: [true] })).toBe(2 + 2 + 2 + 8 + 5 + 2 + 8);
  expect(storedBytes({ body: '😀'.repeat(100_000) }) * 3).toBeGreaterThan(MAX_DOCUMENT_BYTES);
});

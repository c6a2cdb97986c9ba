import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { articleHtml } from '../../../model/content/article.ts';
import { type ContentType, markdownField } from '../../../model/content/content-types.ts';
import { isTooComplex } from '../../../model/content/markdown-limits.ts';

/**
 * Renders a Markdown body to HTML: CommonMark with tables, as the editor understands it
 * (docs/decisions/rich-text-is-markdown-edited-by-block.md). micromark escapes the author's own markup and drops dangerous
 * protocols. A text beyond `MARKDOWN_LIMITS`, which only a preview can have, is shown as its source.
 */
export function renderBody(type: ContentType, body: string): string {
  const html = micromark(isTooComplex(body) ? body.replace(/^/gm, '    ') : body, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  return headingsFrom(markdownField(type)?.topHeading ?? 2, articleHtml(html));
}

/**
 * Shifts an author's headings so that the highest they used comes right below the heading that the page
 * itself gives, and no level is skipped there: authors begin with `#` or with `##`.
 */
function headingsFrom(top: number, html: string): string {
  let highest = 6;
  for (const [, level] of html.matchAll(/<h([1-6])>/g)) highest = Math.min(highest, Number(level));
  return html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(Number(level) - highest + top, 6)}>`;
  });
}

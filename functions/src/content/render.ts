import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { articleHtml } from '../../../model/content/article.ts';
import { type ContentType, markdownField } from '../../../model/content/content-types.ts';
import { isTooComplex } from '../../../model/content/markdown-limits.ts';

/**
 * CommonMark with tables, as the editor understands it (docs/decisions/rich-text-is-markdown-edited-by-block.md). micromark
 * escapes markup and drops dangerous protocols. A text beyond `MARKDOWN_LIMITS`, in a preview, is shown as its source.
 */
export function renderBody(type: ContentType, body: string): string {
  const html = micromark(isTooComplex(body) ? body.replace(/^/gm, '    ') : body, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  return headingsFrom(markdownField(type)?.topHeading ?? 2, articleHtml(html));
}

/** Authors begin with `#` or with `##`: the highest heading comes right below that of the page. */
function headingsFrom(top: number, html: string): string {
  let highest = 6;
  for (const [, level] of html.matchAll(/<h([1-6])>/g)) highest = Math.min(highest, Number(level));
  return html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(Number(level) - highest + top, 6)}>`;
  });
}

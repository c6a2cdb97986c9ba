import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { markdownField } from '../../../model/content/content-types.ts';
import { isTooComplex } from '../../../model/content/markdown-limits.ts';
import type { ContentType } from '../../../model/content/type-names.ts';
import { renderBodyImages } from '../../../model/pictures/body-image.ts';

/**
 * CommonMark with tables, as the editor understands it (docs/decisions/rich-text-is-markdown-edited-by-block.md). micromark
 * escapes markup; its own list of protocols has no `tel:`. A text beyond `MARKDOWN_LIMITS`, in a preview, is shown as its source.
 */
export function renderBody(type: ContentType, body: string): string {
  const html = micromark(isTooComplex(body) ? body.replace(/^/gm, '    ') : body, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
    allowDangerousProtocol: true,
  });
  const safe = html.replace(/ (href|src)="([^"]*)"/g, (attribute, name: string, url: string) =>
    SAFE_URL.test(url) ? attribute : ` ${name}=""`,
  );
  return headingsFrom(markdownField(type)?.topHeading ?? 2, articleHtml(safe));
}

/** Relative, or of a protocol that runs nothing. */
const SAFE_URL = /^(?:(?:https?|mailto|tel):|[^:/?#]*(?:[/?#]|$))/i;

/** Authors begin with `#` or with `##`: the highest heading comes right below that of the page. */
function headingsFrom(top: number, html: string): string {
  let highest = 6;
  for (const [, level] of html.matchAll(/<h([1-6])>/g)) highest = Math.min(highest, Number(level));
  return html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(Number(level) - highest + top, 6)}>`;
  });
}

const TITLED_IMAGE = /<p>(<img src="[^"]*" alt="[^"]*") title="([^"]+)"( \/>)<\/p>/g;

const TABLE = /<table>[^]*?<\/table>/g;
const HEADER_CELL = /<th(?: [^>]*)?>(.*?)<\/th>/g;

/** Images get their formats and widths, the title of a picture that stands alone becomes its caption, tables scroll. */
function articleHtml(html: string): string {
  const captioned = html.replace(TITLED_IMAGE, '<figure>$1$3<figcaption>$2</figcaption></figure>');
  return renderBodyImages(captioned).replace(TABLE, inScroller);
}

/** A table that scrolls itself is no table for some screen readers. What has the focus, for arrow keys, needs a name. */
function inScroller(table: string): string {
  const columns = [...table.matchAll(HEADER_CELL)].map(([, cell = '']) =>
    cell
      .replace(/<[^<>]*>/g, '')
      .replaceAll('"', '&quot;')
      .trim(),
  );
  const label = columns.filter((column) => column !== '').join(', ');
  if (label === '') return table;
  return `<div class="table-scroller" role="group" aria-label="${label}" tabindex="0">${table}</div>`;
}

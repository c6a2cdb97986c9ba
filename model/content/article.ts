import { renderBodyImages } from '../pictures/body-image.ts';

/** A paragraph that holds only a picture with a title, as micromark writes it. */
const TITLED_IMAGE = /<p>(<img src="[^"]*" alt="[^"]*") title="([^"]+)"( \/>)<\/p>/g;

const TABLE = /<table>[^]*?<\/table>/g;
const HEADER_CELL = /<th(?: [^>]*)?>(.*?)<\/th>/g;

/** Images get their formats and widths, the title of a picture that stands alone becomes its caption, tables scroll. */
export function articleHtml(html: string): string {
  const captioned = html.replace(TITLED_IMAGE, '<figure>$1$3<figcaption>$2</figcaption></figure>');
  return renderBodyImages(captioned).replace(TABLE, inScroller);
}

/**
 * A table that scrolls itself is no table for some screen readers. Arrow keys scroll what has the focus, and that needs a
 * name: the columns'.
 */
function inScroller(table: string): string {
  const columns = [...table.matchAll(HEADER_CELL)].map(([, cell = '']) =>
    cell
      .replace(/<[^>]*>/g, '')
      .replaceAll('"', '&quot;')
      .trim(),
  );
  const label = columns.filter((column) => column !== '').join(', ');
  if (label === '') return table;
  return `<div class="table-scroller" role="group" aria-label="${label}" tabindex="0">${table}</div>`;
}

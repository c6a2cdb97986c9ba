import { renderBodyImages } from '../pictures/body-image.ts';

/** A paragraph that holds only a picture with a title, as micromark writes it. */
const TITLED_IMAGE = /<p>(<img src="[^"]*" alt="[^"]*") title="([^"]+)"( \/>)<\/p>/g;

const TABLE = /<table>[^]*?<\/table>/g;
const HEADER_CELL = /<th(?: [^>]*)?>(.*?)<\/th>/g;

/**
 * The HTML of an article: images in their formats and widths (`renderBodyImages`), the title of a picture that stands
 * alone as its caption, and tables that scroll.
 * @param html as micromark renders it from Markdown
 */
export function articleHtml(html: string): string {
  const captioned = html.replace(TITLED_IMAGE, '<figure>$1$3<figcaption>$2</figcaption></figure>');
  return renderBodyImages(captioned).replace(TABLE, inScroller);
}

/**
 * A table in an element that scrolls it: a table that scrolls itself is no table for some screen readers. The arrow
 * keys scroll what has the focus, and what has the focus needs a name: that of the columns.
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

import { resolveUrl } from '#browser/navigation/url-guard.ts';
import { isBodyImagePath } from '#model/pictures/body-image.ts';
import { buildWordLists, STYLE } from './word-lists.ts';

export interface CleanedHtml {
  html: string;
  imagesLeftOut: number;
}

/** Attributes that carry meaning for the editor; the others, styles above all, are dropped. */
const KEPT_ATTRIBUTES = new Set(['href', 'title', 'src', 'alt', 'start']);

/**
 * Cleans HTML that was copied from Google Docs, Word and web pages: formats that are written as styles become elements,
 * Word's paragraphs that look like lists become lists, and everything else that is only appearance is dropped.
 */
export function cleanPastedHtml(html: string): CleanedHtml {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  // What was copied in this editor is clean.
  if (page.querySelector('[data-pm-slice]')) return { html, imagesLeftOut: 0 };
  for (const unwanted of page.querySelectorAll('style, script, meta, link, title, head > *')) {
    unwanted.remove();
  }
  removeComments(page);
  buildWordLists(page);
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) formatFromStyles(element);
  nestLists(page);
  simplifyTables(page);
  checkLinks(page);
  const imagesLeftOut = checkImages(page);
  for (const element of page.body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
    }
  }
  removeEmpty(page);
  return { html: page.body.innerHTML, imagesLeftOut };
}

/**
 * Renames style attributes and removes style elements: the page's Content-Security-Policy refuses both, and reports each
 * of them, in parsed documents too.
 */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[^]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)style(\s*=)/gi, `$1${STYLE}$2`));
}

function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function styleOf(element: Element): string {
  return (element.getAttribute(STYLE) ?? '').toLowerCase().replace(/\s+/g, '');
}

const BOLD = /(?:^|;)font-weight:(?:bold|bolder|[6-9]00)/;
const NOT_BOLD = /(?:^|;)font-weight:(?:normal|lighter|[1-5]00)/;
const ITALIC = /(?:^|;)font-style:(?:italic|oblique)/;
const NOT_ITALIC = /(?:^|;)font-style:normal/;
const MONOSPACE = /(?:^|;)font-family:[^;]*(?:courier|consolas|menlo|monaco|mono\b|monospace)/;

/** Word's paragraph styles that have an element of their own. */
const WORD_STYLES: Readonly<Record<string, string>> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'h2',
  MsoHeading7: 'h6',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
};

function formatFromStyles(element: HTMLElement): void {
  const style = styleOf(element);
  const tag = element.localName;
  const named = WORD_STYLES[element.className];
  if (named !== undefined && tag === 'p') {
    rename(element, named);
    return;
  }
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
  const isBold = tag === 'b' || tag === 'strong';
  const isItalic = tag === 'i' || tag === 'em';
  // Google Docs wraps everything in a bold element without bold text; headings are bold by themselves.
  if (isBold && (NOT_BOLD.test(style) || isHeading)) return unwrap(element);
  if (isItalic && NOT_ITALIC.test(style)) return unwrap(element);
  if (tag !== 'span' && tag !== 'font') return;
  if (MONOSPACE.test(style) && !element.closest('pre, code')) wrapContent(element, 'code');
  if (BOLD.test(style) && !isHeading) wrapContent(element, 'strong');
  if (ITALIC.test(style)) wrapContent(element, 'em');
  unwrap(element);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Google Docs puts an inner list next to the item that it belongs to. */
function nestLists(page: Document): void {
  for (const list of page.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
    else wrapList(list);
  }
}

function wrapList(list: Element): void {
  const item = list.ownerDocument.createElement('li');
  list.replaceWith(item);
  item.append(list);
}

/** Tables of Markdown: one heading row, cells of one line, none of them joined. */
function simplifyTables(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    for (const inner of table.querySelectorAll('table')) inner.replaceWith(inner.textContent);
    table.querySelectorAll('colgroup, caption').forEach((part) => part.remove());
    table.querySelectorAll('tr').forEach((row, index) => {
      for (const cell of row.querySelectorAll('th, td')) {
        for (const block of cell.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6')) {
          block.append(' ');
          unwrap(block);
        }
        for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
        for (const list of cell.querySelectorAll('ul, ol, blockquote, pre')) unwrap(list);
        const wanted = index === 0 ? 'th' : 'td';
        if (cell.localName !== wanted) rename(cell, wanted);
      }
    });
  }
}

/** Google Docs and Gmail lead links through a redirect. */
function linkTarget(href: string): string {
  const url = URL.parse(href);
  const isRedirect = url?.hostname === 'www.google.com' && url.pathname === '/url';
  return (isRedirect ? url.searchParams.get('q') : null) ?? href;
}

function checkLinks(page: Document): void {
  for (const link of page.querySelectorAll('a')) {
    const href = linkTarget(link.getAttribute('href') ?? '');
    const isRefused = resolveUrl(href, { allowExternal: true }).kind === 'refused';
    if (href === '' || href.startsWith('#') || isRefused) unwrap(link);
    else link.setAttribute('href', href);
  }
}

function checkImages(page: Document): number {
  let leftOut = 0;
  for (const image of page.querySelectorAll('img, svg, video, picture > source')) {
    if (isBodyImagePath(image.getAttribute('src') ?? '')) continue;
    image.remove();
    leftOut++;
  }
  return leftOut;
}

/** Removes what word processors put between paragraphs, and spaces that do not break lines. */
function removeEmpty(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement?.closest('pre, code')) continue;
    text.nodeValue = text.nodeValue?.replace(/\u00A0/g, ' ') ?? '';
  }
  for (const lineBreak of page.body.querySelectorAll(':scope > br')) lineBreak.remove();
  for (const block of page.body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const isEmpty = block.textContent.trim() === '' && !block.querySelector('img');
    if (isEmpty && !block.closest('td, th')) block.remove();
  }
}

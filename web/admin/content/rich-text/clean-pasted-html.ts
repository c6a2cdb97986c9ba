import type { Nodes } from 'mdast';
import { resolveUrl } from '#browser/navigation/url-guard.ts';
import { isTooComplex, MARKDOWN_LIMITS } from '#model/content/markdown-limits.ts';
import { copiedImagePath, isBodyImagePath } from '#model/pictures/body-image.ts';
import { linkTarget } from './link-commands.ts';
import { parseMarkdown } from './markdown-to-document.ts';
import { buildCodeBlocks, buildWordLists, simplifyTables } from './pasted-blocks.ts';
import { STYLE, isMonospace, raiseDigits, rename, styleOf, unwrap } from './pasted-styles.ts';

export interface CleanedHtml {
  html: string;
  /** `images`: pictures of other places; `formats`: all of them, because there were too many. */
  lost: 'images' | 'formats' | null;
}

const KEPT_ATTRIBUTES = new Set([
  'href',
  'title',
  'src',
  'alt',
  'start',
  'align',
  'data-raw-markdown',
  'data-pm-slice',
]);

/** Cleans HTML of Google Docs, Word and web pages: formats in styles and Word's lists become elements. */
export function cleanPastedHtml(html: string): CleanedHtml {
  const prepared = prepare(html);
  if (isTooDeep(prepared)) return { html: textOnly(prepared), lost: 'formats' };
  const page = new DOMParser().parseFromString(prepared, 'text/html');
  for (const unwanted of page.querySelectorAll('style, script, meta, link, title, head > *')) {
    unwanted.remove();
  }
  for (const formatting of page.querySelectorAll(FORMATTING.map((tag) => PREFIX + tag).join())) {
    restoreTag(formatting);
  }
  removeComments(page);
  buildWordLists(page);
  buildCodeBlocks(page);
  raiseDigits(page);
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) formatFromStyles(element);
  nestLists(page);
  simplifyTables(page);
  checkLinks(page);
  const imagesLeftOut = checkImages(page);
  for (const source of page.querySelectorAll('[data-raw-markdown]')) {
    if (!isAllowedSource(source.textContent)) source.removeAttribute('data-raw-markdown');
  }
  for (const element of page.body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
    }
  }
  cleanSlice(page);
  cleanText(page);
  return { html: page.body.innerHTML, lost: imagesLeftOut > 0 ? 'images' : null };
}

/** The parser opens these again in every block, 500 unclosed ones for a minute: another name stops it. */
const FORMATTING = 'a b big code em font i nobr s small strike strong tt u'.split(' ');
const PREFIX = 'pasted-';
const FORMATTING_TAG = new RegExp(`<(/?)(?=(?:${FORMATTING.join('|')})(?![\\w-]))`, 'gi');

function prepare(html: string): string {
  return html
    .replace(/<style\b[^]*?(?:<\/style>|$)/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/(\s)style(\s*=)/gi, `$1${STYLE}$2`))
    .replace(FORMATTING_TAG, `<$1${PREFIX}`);
}

function restoreTag(element: Element): void {
  const restored = rename(element, element.localName.slice(PREFIX.length));
  // The parser takes names that `setAttribute` refuses.
  for (const attribute of element.attributes)
    restored.setAttributeNode(attribute.cloneNode() as Attr);
}

const MAX_TAGS = 20_000;
const MAX_DEPTH = 100;
/** Levels of lists and quotes, which take two characters each. */
const MAX_NESTING = MARKDOWN_LIMITS.nesting / 2;
const NESTING = /^(?:ul|ol|blockquote)$/;
const TAG = /<(\/?)([a-z][^\s/<>]*)(?:[\s/][^<>]*)?>/gi;
const OPEN_ENDED =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|colgroup|option|o:p)$/;

/** Takes long to parse and to show. */
function isTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let tags = 0;
  let depth = 0;
  let nesting = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    tags++;
    if (OPEN_ENDED.test(tag)) continue;
    const others = open.get(tag) ?? 0;
    const step = slash === '' ? 1 : others > 0 ? -1 : 0;
    open.set(tag, others + step);
    depth += step;
    if (NESTING.test(tag)) nesting += step;
    if (tags > MAX_TAGS || depth > MAX_DEPTH || nesting > MAX_NESTING) return true;
  }
  return false;
}

const LINE_TAG = /<\/?(?:br|p|div|li|tr|h[1-6]|pre|ul|ol|table|blockquote)\b[^<>]*>/gi;

function textOnly(html: string): string {
  const text = html
    .replace(LINE_TAG, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('<', '&lt;');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${line}</p>`).join('');
}

function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const BOLD = /(?:^|;)font-weight:(?:bold|bolder|[6-9]00)/;
const NOT_BOLD = /(?:^|;)font-weight:(?:normal|lighter|[1-5]00)/;
const ITALIC = /(?:^|;)font-style:(?:italic|oblique)/;
const NOT_ITALIC = /(?:^|;)font-style:normal/;

const WORD_STYLES: ReadonlyMap<string, string> = new Map([
  ['MsoTitle', 'h1'],
  ['MsoSubtitle', 'h2'],
  ['MsoHeading7', 'h6'],
  ['MsoQuote', 'blockquote'],
  ['MsoIntenseQuote', 'blockquote'],
]);

function formatFromStyles(element: HTMLElement): void {
  const style = styleOf(element);
  const tag = element.localName;
  const named = WORD_STYLES.get(element.className);
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
  const isCode = style.includes('font') && isMonospace(element);
  if (isCode && !element.closest('pre, code')) wrapContent(element, 'code');
  if (BOLD.test(style) && !isHeading) wrapContent(element, 'strong');
  if (ITALIC.test(style)) wrapContent(element, 'em');
  unwrap(element);
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
  for (const first of page.querySelectorAll('ol > li[value]:first-child')) {
    first.parentElement?.setAttribute('start', first.getAttribute('value') ?? '');
  }
}

function wrapList(list: Element): void {
  const item = list.ownerDocument.createElement('li');
  list.replaceWith(item);
  item.append(list);
}

/** Google Docs and Gmail lead links through a redirect. */
function withoutRedirect(href: string): string {
  const url = URL.parse(href);
  const isRedirect = url?.hostname === 'www.google.com' && url.pathname === '/url';
  return (isRedirect ? url.searchParams.get('q') : null) ?? href;
}

function checkLinks(page: Document): void {
  for (const link of page.querySelectorAll('a')) {
    const target = linkTarget(withoutRedirect(link.getAttribute('href') ?? ''));
    const resolved = resolveUrl(target, { allowExternal: true });
    if (target === null || resolved.kind === 'refused') unwrap(link);
    else link.setAttribute('href', resolved.kind === 'internal' ? resolved.href : target);
  }
}

/** Many programs show emoji as pictures. */
const SIGN = /^(?:(?!.*\p{L}).*[\p{S}\p{M}]|:[\w+-]+:$)/su;

/** Keeps pictures of this site. @returns the number of others */
function checkImages(page: Document): number {
  let leftOut = 0;
  for (const image of page.querySelectorAll('img, svg, video')) {
    const src = ownImage(image);
    const alt = image.getAttribute('alt') ?? '';
    if (src !== null) image.setAttribute('src', src);
    else if (SIGN.test(alt)) image.replaceWith(alt);
    else {
      image.remove();
      leftOut++;
    }
  }
  for (const caption of page.querySelectorAll('figure > figcaption')) {
    const image = caption.parentElement?.querySelector('img');
    if (!image) continue;
    image.setAttribute('title', caption.textContent.trim());
    caption.remove();
  }
  return leftOut;
}

function ownImage(image: Element): string | null {
  const resolved = resolveUrl(image.getAttribute('src'));
  if (resolved.kind !== 'internal') return null;
  const [width = 0, height = 0] = ['width', 'height'].map((side) =>
    Number(image.getAttribute(side)),
  );
  return copiedImagePath(resolved.href, { width, height });
}

/** False for sources that cleaning leaves out: Markdown must not bring them back. */
const isAllowedSource = (markdown: string): boolean =>
  !isTooComplex(markdown) && isAllowedNode(parseMarkdown(markdown));

function isAllowedNode(node: Nodes): boolean {
  if (node.type === 'image') return isBodyImagePath(node.url);
  if (node.type === 'imageReference') return false;
  if ((node.type === 'link' || node.type === 'definition') && linkTarget(node.url) === null) {
    return false;
  }
  return !('children' in node) || node.children.every(isAllowedNode);
}

/** Names of nodes stay; ProseMirror's values around them could be anything. */
function cleanSlice(page: Document): void {
  for (const cut of page.querySelectorAll('[data-pm-slice]')) {
    const names = cut.getAttribute('data-pm-slice')?.replace(/\{[^{}]*\}/g, 'null') ?? '';
    if (names.includes('{')) cut.removeAttribute('data-pm-slice');
    else cut.setAttribute('data-pm-slice', names);
  }
}

function cleanText(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement?.closest('pre, code')) continue;
    text.nodeValue =
      text.nodeValue?.replace(/\u00A0/g, ' ').replace(/[\u00AD\u200B\u2060\uFEFF]/g, '') ?? '';
  }
  for (const lineBreak of page.body.querySelectorAll(':scope > br')) lineBreak.remove();
  for (const lineBreak of page.body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) br')) {
    lineBreak.replaceWith(' ');
  }
  for (const block of page.body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const isEmpty = block.textContent.trim() === '' && !block.querySelector('img');
    if (isEmpty && !block.closest('td, th')) block.remove();
  }
}

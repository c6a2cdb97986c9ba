import { type ParseOptions, type Slice, DOMParser } from 'prosemirror-model';
import { resolveUrl } from '#browser/navigation/url-guard.ts';
import { MARKDOWN_LIMITS } from '#model/content/markdown-limits.ts';
import { copiedImagePath } from '#model/pictures/body-image.ts';
import { STYLE, buildCodeBlocks, buildWordLists, raiseDigits } from './pasted-blocks.ts';
import { simplifyTables } from './pasted-tables.ts';
import { schema } from './schema.ts';

const MAX_TAGS = 20_000;
const MAX_DEPTH = 100;
/** The parser opens those without an end again in every block. */
const MAX_FORMATS = 10;
const FORMAT = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
/** Of lists and quotes, which take two characters a level. */
const MAX_NESTING = MARKDOWN_LIMITS.nesting / 2;
const NESTING = /^(?:ul|ol|blockquote)$/;
const TAG = /<(\/?)([a-z][^\s/<>]*)[^<>]*>/gi;
const OPEN_ENDED =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|colgroup|option|o:p)$/;

/** Takes long to parse and to show. */
export function isTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let tags = 0;
  let depth = 0;
  let formats = 0;
  let nesting = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    tags++;
    if (OPEN_ENDED.test(tag)) continue;
    const others = open.get(tag) ?? 0;
    const step = slash === '' ? 1 : others > 0 ? -1 : 0;
    open.set(tag, others + step);
    depth += step;
    if (FORMAT.test(tag)) formats += step;
    if (NESTING.test(tag)) nesting += step;
    const isDeep = depth > MAX_DEPTH || formats > MAX_FORMATS || nesting > MAX_NESTING;
    if (isDeep || tags > MAX_TAGS) return true;
  }
  return false;
}

/**
 * The Content-Security-Policy refuses and reports styles, in parsed documents too. Names of nodes that ProseMirror notes
 * stay; their values could be anything.
 */
export function withoutStyles(html: string): string {
  return html.replace(/<style\b[^]*?(?:<\/style>|$)/gi, '').replace(/<[a-z][^<>]*>/gi, (tag) => {
    const renamed = tag.replace(/(\s)style(\s*=)/gi, `$1${STYLE}$2`);
    if (!tag.includes('data-pm-slice')) return renamed;
    // Tables are built again, so that none is open at its ends.
    return /^<table/i.test(tag) ? '<table>' : renamed.replace(/\{[^}]*\}/g, 'null');
  });
}

/** Reads HTML of Google Docs, Word and web pages. */
export class PastedParser extends DOMParser {
  readonly #imagesLeftOut: () => void;

  /** @param imagesLeftOut called if there are pictures of other places */
  constructor(imagesLeftOut: () => void) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.#imagesLeftOut = imagesLeftOut;
  }

  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    for (const element of dom.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
      element.style.cssText = element.getAttribute(STYLE) ?? '';
    }
    buildWordLists(dom);
    buildCodeBlocks(dom);
    raiseDigits(dom);
    cleanHeadings(dom);
    simplifyTables(dom);
    if (checkImages(dom) > 0) this.#imagesLeftOut();
    cleanText(dom);
    return super.parseSlice(dom, options);
  }
}

const HEADINGS = ':is(h1, h2, h3, h4, h5, h6)';

/** They have one line, and are bold by themselves. */
function cleanHeadings(dom: HTMLElement): void {
  for (const lineBreak of dom.querySelectorAll(`${HEADINGS} br`)) lineBreak.replaceWith(' ');
  for (const bold of dom.querySelectorAll(`${HEADINGS} :is(b, strong)`)) {
    bold.replaceWith(...bold.childNodes);
  }
  for (const element of dom.querySelectorAll<HTMLElement>(`${HEADINGS}, ${HEADINGS} *, th`)) {
    element.style.fontWeight = '';
  }
}

/** Many programs show emoji as pictures. */
const SIGN = /^(?:[^\p{L}]*[\p{S}\p{M}][^\p{L}]*|:[\w+-]+:)$/u;

/** Keeps pictures of this site. @returns the number of others */
function checkImages(dom: HTMLElement): number {
  let leftOut = 0;
  for (const image of dom.querySelectorAll('img, svg, video')) {
    const src = ownImage(image);
    const alt = image.getAttribute('alt') ?? '';
    if (src !== null) image.setAttribute('src', src);
    else if (SIGN.test(alt)) image.replaceWith(alt);
    else {
      image.remove();
      leftOut++;
    }
  }
  for (const caption of dom.querySelectorAll('figure > figcaption')) {
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

function cleanText(dom: HTMLElement): void {
  const walker = dom.ownerDocument.createTreeWalker(dom, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement?.closest('pre, code')) continue;
    text.nodeValue =
      text.nodeValue?.replace(/\u00A0/g, ' ').replace(/[\u00AD\u200B\u2060\uFEFF]/g, '') ?? '';
  }
  for (const lineBreak of dom.querySelectorAll(':scope > br')) lineBreak.remove();
  for (const block of dom.querySelectorAll(`p, ${HEADINGS}`)) {
    const isEmpty = block.textContent.trim() === '' && !block.querySelector('img');
    if (isEmpty && !block.closest('td, th')) block.remove();
  }
}

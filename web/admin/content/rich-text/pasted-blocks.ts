import { MONOSPACE } from './schema.ts';

/** Attributes named `style` cannot be parsed. */
export const STYLE = 'data-style';

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;

/** Word writes `<p style="mso-list: l0 level1 lfo1">`, with bullet or number in a part of its own. */
export function buildWordLists(dom: HTMLElement): void {
  const make = (tag: string) => dom.ownerDocument.createElement(tag);
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of dom.querySelectorAll(`p[${STYLE}*="mso-list"]`)) {
    const level = Number(LEVEL.exec(paragraph.getAttribute(STYLE) ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const marker = paragraph.querySelector(`[${STYLE}*="mso-list:ignore" i]`);
    const number = markedNumber(marker?.textContent ?? '');
    marker?.remove();
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let inner = open.at(-1);
    const tag = number === null ? 'ul' : 'ol';
    if (inner === undefined || inner.level < level || inner.list.localName !== tag) {
      const list = make(tag);
      if (number !== null) list.setAttribute('start', String(number));
      if (inner === undefined) paragraph.before(list);
      else if (inner.level < level) inner.list.lastElementChild?.append(list);
      else {
        inner.list.after(list);
        open.pop();
      }
      inner = { list, level };
      open.push(inner);
    }
    const item = make('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    inner.list.append(item);
  }
}

/** `2.`, `(2)` or `1.2`; 1 for `a)` or `iv.`; null for a bullet, which can be a letter alone. */
function markedNumber(marker: string): number | null {
  const digits = /(\d+)\D*$/.exec(marker)?.[1];
  if (digits !== undefined) return Number(digits);
  return /^\s*\(?[a-z]+[.):]/i.test(marker) ? 1 : null;
}

/** VS Code copies a `div` for each line, JetBrains a `pre` with breaks. */
export function buildCodeBlocks(dom: HTMLElement): void {
  for (const block of dom.querySelectorAll<HTMLElement>('div, pre')) {
    const { fontFamily, whiteSpace } = block.style;
    const isCode =
      whiteSpace === 'pre' && MONOSPACE.test(fontFamily) && block.childElementCount > 1;
    if (block.localName !== 'pre' && !isCode) continue;
    for (const lineBreak of block.querySelectorAll('br')) lineBreak.replaceWith('\n');
    for (const line of block.querySelectorAll('div')) line.append('\n');
    const code = dom.ownerDocument.createElement('pre');
    code.textContent = block.textContent.replaceAll('\u00A0', ' ').trimEnd();
    block.replaceWith(code);
  }
}

const PLAIN = ' 0123456789+-−=()';
const RAISED = ' ⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾';
const LOWERED = ' ₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎';

/** Unicode has small ones: 10⁶ must not be 106. */
export function raiseDigits(dom: HTMLElement): void {
  for (const element of dom.querySelectorAll<HTMLElement>(
    `sup, sub, [${STYLE}*="vertical-align"]`,
  )) {
    const { verticalAlign } = element.style;
    const isRaised = element.localName === 'sup' || verticalAlign === 'super';
    const isLowered = element.localName === 'sub' || verticalAlign === 'sub';
    const signs = Array.from(element.textContent, (sign) => PLAIN.indexOf(sign));
    // Ordinals and trade marks read as well without.
    if (!(isRaised || isLowered) || signs.length === 0 || signs.includes(-1)) continue;
    element.textContent = signs.map((at) => (isRaised ? RAISED : LOWERED)[at]).join('');
  }
}

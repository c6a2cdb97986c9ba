/** Attributes named `style` cannot be parsed. */
export const STYLE = 'data-style';

export function styleOf(element: Element): string {
  return (element.getAttribute(STYLE) ?? '').toLowerCase().replace(/\s+/g, '');
}

const FONT = /(?:^|;)font(?:-family)?:/;
const MONOSPACE =
  /(?:^|;)font(?:-family)?:[^;]*(?:courier|consolas|menlo|monaco|mono(?![a-z])|monospace|cascadia|sourcecode|firacode|lucidaconsole)/;

/** The innermost font decides. */
export function isMonospace(element: Element | null): boolean {
  for (let at = element; at !== null; at = at.parentElement) {
    const style = styleOf(at);
    if (FONT.test(style)) return MONOSPACE.test(style);
  }
  return false;
}

export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

const RAISED: ReadonlyMap<string, string> = pairs('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ');
const LOWERED: ReadonlyMap<string, string> = pairs(
  '0123456789+-−=()aeoxn',
  '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓₙ',
);

function pairs(plain: string, small: string): Map<string, string> {
  return new Map(Array.from(plain, (sign, index) => [sign, Array.from(small)[index] as string]));
}

/** Unicode has some: 10⁶ must not be 106. */
export function raiseDigits(page: Document): void {
  for (const element of page.querySelectorAll('sup, sub, [data-style*="vertical-align"]')) {
    const style = styleOf(element);
    const isRaised = element.localName === 'sup' || /vertical-align:super/.test(style);
    const isLowered = element.localName === 'sub' || /vertical-align:sub/.test(style);
    if (isRaised || isLowered) replaceSigns(element, isRaised ? RAISED : LOWERED);
  }
}

function replaceSigns(element: Element, signs: ReadonlyMap<string, string>): void {
  const all = element.textContent.trim();
  // Ordinals and trade marks read as well without.
  if (!/\d/.test(all) && all.length > 1) return;
  if (Array.from(all).some((sign) => !signs.has(sign) && /\p{L}/u.test(sign))) return;
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const text = Array.from(currentNode.nodeValue ?? '');
    currentNode.nodeValue = text.map((sign) => signs.get(sign) ?? sign).join('');
  }
}

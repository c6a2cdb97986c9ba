/** Attributes named `style` cannot be parsed. */
export const STYLE = 'data-style';

/** In lower case, without white space. */
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

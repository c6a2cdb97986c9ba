import { isMonospace, rename, styleOf } from './pasted-styles.ts';

const BLOCK = /^(?:div|p|pre|li|tr|h[1-6]|blockquote|table|ul|ol|section|article|body)$/;

/**
 * Makes code blocks of lines in a typeface for code, as editors of code put them on the clipboard; a single line
 * becomes code within text.
 */
export function buildCodeBlocks(page: Document): void {
  for (const code of page.querySelectorAll('pre:not([data-raw-markdown])')) {
    code.textContent = linesOf(code);
  }
  const lines = [...page.body.querySelectorAll('div, p')].filter(isCode);
  let run: Element[] = [];
  for (const line of lines) {
    // What is around lines of code comes before them.
    if (run.some((around) => around.contains(line))) continue;
    if (run.length > 0 && !isNext(run.at(-1), line)) {
      buildBlock(run);
      run = [];
    }
    run.push(line);
  }
  buildBlock(run);
}

function isCode(block: Element): boolean {
  if (
    block.closest('table, pre') !== null ||
    block.querySelector('img, table, pre, li, h1, h2, h3')
  )
    return false;
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let isEmpty = true;
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (nodeValue?.trim() === '') continue;
    if (!isMonospace(parentElement)) return false;
    isEmpty = false;
  }
  return !isEmpty || isMonospace(block);
}

function isNext(before: Element | undefined, line: Element): boolean {
  let next = before?.nextElementSibling;
  while (next?.localName === 'br') next = next.nextElementSibling;
  return next === line;
}

function buildBlock(run: readonly Element[]): void {
  const [first] = run;
  if (first === undefined) return;
  const text = run
    .map(linesOf)
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
  if (text === '') return;
  for (const line of run.slice(1)) line.remove();
  const block = rename(first, text.includes('\n') ? 'pre' : 'p');
  const code = block.ownerDocument.createElement('code');
  code.textContent = text;
  block.replaceChildren(code);
}

/** A line for each block and break. */
function linesOf(element: Element): string {
  let text = '';
  const add = (node: Node, isVerbatim: boolean): void => {
    if (!(node instanceof Element)) {
      const value = (node.nodeValue ?? '').replaceAll('\u00A0', ' ');
      text += isVerbatim ? value.replace(/\r\n?/g, '\n') : value.replace(/[\r\n]+/g, ' ');
      return;
    }
    const { localName } = node;
    if (localName === 'br') text += '\n';
    const isBlock = node !== element && BLOCK.test(localName);
    if (isBlock && text !== '' && !text.endsWith('\n')) text += '\n';
    const isShown =
      isVerbatim || localName === 'pre' || /white-space:(?:pre|break)/.test(styleOf(node));
    for (const child of node.childNodes) add(child, isShown);
    if (isBlock && !text.endsWith('\n')) text += '\n';
  };
  add(element, element.closest('pre') !== null);
  return text.replace(/\n$/, '');
}

import { MARKDOWN_LIMITS } from '#model/content/markdown-limits.ts';
import { STYLE, isMonospace, rename, styleOf, unwrap } from './pasted-styles.ts';

const BLOCK = /^(?:div|p|pre|li|tr|h[1-6]|blockquote|table|ul|ol|section|article|body)$/;

export function buildCodeBlocks(page: Document): void {
  for (const code of page.querySelectorAll('pre:not([data-raw-markdown])')) {
    code.textContent = linesOf(code);
  }
  const lines = [...page.body.querySelectorAll('div, p')].filter(isCode);
  let run: Element[] = [];
  for (const line of lines) {
    // A block around lines of code comes before them.
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
  const text = run.map(linesOf).join('\n').replace(/^\n+/, '').trimEnd();
  if (text === '') return;
  for (const line of run.slice(1)) line.remove();
  const block = rename(first, text.includes('\n') ? 'pre' : 'p');
  const code = block.ownerDocument.createElement('code');
  code.textContent = text;
  block.replaceChildren(code);
}

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

/** One heading row, cells of one line, none joined; a table with too many cells becomes paragraphs. */
export function simplifyTables(page: Document): void {
  for (const inner of page.querySelectorAll('table table')) {
    for (const cell of inner.querySelectorAll('td, th')) cell.append(' ');
    inner.replaceWith(inner.textContent);
  }
  for (const table of page.querySelectorAll('table')) {
    for (const caption of table.querySelectorAll('caption')) table.before(rename(caption, 'p'));
    for (const cell of table.querySelectorAll('th, td')) keepLine(cell);
    const rows = layOut(table);
    if (rows === null) table.replaceWith(...[...table.rows].map(toParagraph));
    else table.replaceWith(build(rows, page));
  }
}

type Cell = HTMLTableCellElement;

/** Places cells, with gaps; null for more than can be shown. */
function layOut(table: HTMLTableElement): Cell[][] | null {
  const rows = [...table.rows];
  const freeFrom: number[] = [];
  const columns = new Set<number>();
  const placed = rows.map((row, at) => {
    const cells: Cell[] = [];
    let column = 0;
    const group = rows.findLastIndex((other) => other.parentElement === row.parentElement) + 1;
    for (const cell of row.cells) {
      while ((freeFrom[column] ?? 0) > at) column++;
      cells[column] = cell;
      columns.add(column);
      const end = cell.rowSpan === 0 ? group : Math.min(at + cell.rowSpan, group);
      const next = column + cell.colSpan;
      while (column < next) freeFrom[column++] = end;
    }
    return cells;
  });
  const used = [...columns].sort((a, b) => a - b);
  const kept = placed.filter((cells) => cells.length > 0);
  if (kept.length * used.length > MARKDOWN_LIMITS.cells) return null;
  return kept.map((cells) => used.map((column) => cells[column] as Cell));
}

function build(rows: readonly (readonly (Cell | undefined)[])[], page: Document): HTMLElement {
  const table = page.createElement('table');
  rows.forEach((cells, index) => {
    const row = page.createElement('tr');
    cells.forEach((cell, column) => {
      const built = page.createElement(index === 0 ? 'th' : 'td');
      // Markdown aligns columns.
      const align = rows[0]?.[column]?.getAttribute('align');
      if (align) built.setAttribute('align', align);
      built.append(...(cell?.childNodes ?? []));
      row.append(built);
    });
    table.append(row);
  });
  return table;
}

function toParagraph(row: HTMLTableRowElement): HTMLElement {
  const paragraph = row.ownerDocument.createElement('p');
  paragraph.append(...[...row.cells].flatMap((cell) => [...cell.childNodes, ' ']));
  return paragraph;
}

function keepLine(cell: Element): void {
  for (const block of cell.querySelectorAll('p, div, li, pre, h1, h2, h3, h4, h5, h6')) {
    block.append(' ');
    unwrap(block);
  }
  for (const lineBreak of cell.querySelectorAll('br, hr')) lineBreak.replaceWith(' ');
  for (const list of cell.querySelectorAll('ul, ol, blockquote')) unwrap(list);
  cell.normalize();
  if (cell.lastChild instanceof Text) cell.lastChild.data = cell.lastChild.data.trimEnd();
}

interface WordItem {
  paragraph: HTMLElement;
  level: number;
  number: number | null;
}

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const MARKER = /mso-list:\s*ignore/i;

/** Word writes `<p style="mso-list: l0 level1 lfo1">`. */
export function buildWordLists(page: Document): void {
  const paragraphs = [...page.body.querySelectorAll<HTMLElement>(`p[${STYLE}*="mso-list"]`)];
  let run: WordItem[] = [];
  for (const paragraph of paragraphs) {
    const item = readItem(paragraph);
    if (item === null) continue;
    const last = run.at(-1);
    if (last && last.paragraph.nextElementSibling !== paragraph) {
      buildList(run);
      run = [];
    }
    run.push(item);
  }
  buildList(run);
}

function readItem(paragraph: HTMLElement): WordItem | null {
  const level = Number(LEVEL.exec(paragraph.getAttribute(STYLE) ?? '')?.[1] ?? 0);
  if (level === 0) return null;
  const marker = [...paragraph.querySelectorAll(`[${STYLE}]`)].find((part) =>
    MARKER.test(part.getAttribute(STYLE) ?? ''),
  );
  const number = markedNumber(marker?.textContent ?? '');
  marker?.remove();
  return { paragraph, level, number };
}

const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
};

/** `2.`, `(2)`, `1.2`, `b)` or `ii.`; null for a bullet: that can be a letter alone. */
function markedNumber(marker: string): number | null {
  const text = marker.normalize('NFKC').trim().toLowerCase();
  const digits = text.match(/\d+/g)?.at(-1);
  if (digits !== undefined) return Number(digits);
  const letters = /^\(?([a-z]+)[.):]/.exec(text)?.[1];
  if (letters === undefined) return null;
  const isRoman = letters.length === 1 ? /[ivx]/.test(letters) : /^[ivxlcdm]+$/.test(letters);
  if (!isRoman) return letters.charCodeAt(0) - 96;
  const values = Array.from(letters, (letter) => ROMAN[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

function buildList(items: readonly WordItem[]): void {
  const [first] = items;
  if (first === undefined) return;
  const page = first.paragraph.ownerDocument;
  const make = (number: number | null) => {
    const list = page.createElement(number === null ? 'ul' : 'ol');
    if (number !== null && number !== 1) list.setAttribute('start', String(number));
    return list;
  };
  const open: { list: HTMLElement; level: number }[] = [];
  const place = page.createComment('');
  first.paragraph.before(place);
  for (const { paragraph, level, number } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const innermost = open.at(-1);
    const tag = number === null ? 'ul' : 'ol';
    if (innermost === undefined || innermost.level < level) {
      const list = make(number);
      (innermost?.list.lastElementChild ?? innermost?.list ?? null)?.append(list);
      if (innermost === undefined) place.replaceWith(list);
      open.push({ list, level });
    } else if (innermost.list.localName !== tag) {
      const list = make(number);
      innermost.list.after(list);
      innermost.list = list;
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    open.at(-1)?.list.append(item);
  }
}

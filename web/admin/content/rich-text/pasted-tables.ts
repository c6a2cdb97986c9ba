import { MARKDOWN_LIMITS } from '#model/content/markdown-limits.ts';

/** One heading row, cells of one line, none joined; a table with too many cells becomes a paragraph. */
export function simplifyTables(dom: HTMLElement): void {
  for (const inner of dom.querySelectorAll('table table')) inner.replaceWith(textOf(inner));
  for (const table of dom.querySelectorAll('table')) {
    for (const caption of table.querySelectorAll('caption')) {
      const paragraph = dom.ownerDocument.createElement('p');
      paragraph.append(...caption.childNodes);
      caption.remove();
      table.before(paragraph);
    }
    for (const cell of table.querySelectorAll('th, td')) keepLine(cell);
    const rows = layOut(table);
    table.replaceWith(rows === null ? textOf(table) : build(rows, dom.ownerDocument));
  }
}

function textOf(table: Element): string {
  for (const cell of table.querySelectorAll('td, th')) cell.append(' ');
  return table.textContent;
}

type Cell = HTMLTableCellElement;

/** With gaps; null for more than can be shown. */
function layOut(table: HTMLTableElement): Cell[][] | null {
  const rows = [...table.rows];
  /** By column. */
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

function keepLine(cell: Element): void {
  for (const block of cell.querySelectorAll('p, div, li, pre, h1, h2, h3, h4, h5, h6')) {
    block.append(' ');
    block.replaceWith(...block.childNodes);
  }
  for (const lineBreak of cell.querySelectorAll('br, hr')) lineBreak.replaceWith(' ');
  for (const list of cell.querySelectorAll('ul, ol, blockquote')) {
    list.replaceWith(...list.childNodes);
  }
  cell.normalize();
  if (cell.lastChild instanceof Text) cell.lastChild.data = cell.lastChild.data.trimEnd();
}

/** A format of the toolbar. */
export type Format = 'bold' | 'italic' | 'code' | 'link' | 'heading' | 'list' | 'numbers' | 'quote';

export interface Selection {
  text: string;
  start: number;
  end: number;
}

const WRAPPERS = { bold: '**', italic: '*', code: '`' } as const;
const PREFIXES = { heading: '## ', list: '- ', quote: '> ' } as const;

/** Puts a marker on both sides of the selection, or removes the markers that are there. */
function wrapSelection(
  { text, start, end }: Selection,
  marker: string,
  placeholder: string,
): Selection {
  const inside = text.slice(start, end);
  const outer = text.slice(start - marker.length, start) + text.slice(end, end + marker.length);
  const isInsideBold =
    marker === '*' &&
    text.slice(start - 2, start) === '**' &&
    text.slice(start - 3, start) !== '***';
  if (outer === marker + marker && start >= marker.length && !isInsideBold) {
    const without = text.slice(0, start - marker.length) + inside + text.slice(end + marker.length);
    return { text: without, start: start - marker.length, end: end - marker.length };
  }
  const content = inside === '' ? placeholder : inside;
  const marked = text.slice(0, start) + marker + content + marker + text.slice(end);
  const from = start + marker.length;
  return { text: marked, start: from, end: from + content.length };
}

/** Puts a marker at the start of each selected line, or removes it where all lines have it. */
function prefixLines(
  { text, start, end }: Selection,
  marker: (index: number) => string,
): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const block = text.slice(from, to).split('\n');
  const have = block.every((line, index) => line.startsWith(marker(index)));
  const changed = block
    .map((line, index) => (have ? line.slice(marker(index).length) : marker(index) + line))
    .join('\n');
  const first = (have ? -1 : 1) * marker(0).length;
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: Math.max(from, start + first),
    end: Math.max(from, end + changed.length - (to - from)),
  };
}

function insertLink({ text, start, end }: Selection, placeholder: string): Selection {
  const label = text.slice(start, end) || placeholder;
  const address = 'https://';
  const written = `[${label}](${address})`;
  const from = start + label.length + 3;
  return {
    text: text.slice(0, start) + written + text.slice(end),
    start: from,
    end: from + address.length,
  };
}

/**
 * Applies a format to the selection, or removes it.
 * @param placeholder inserted where nothing is selected
 */
export function applyFormat(selection: Selection, format: Format, placeholder: string): Selection {
  switch (format) {
    case 'bold':
    case 'italic':
    case 'code':
      return wrapSelection(selection, WRAPPERS[format], placeholder);
    case 'heading':
    case 'list':
    case 'quote':
      return prefixLines(selection, () => PREFIXES[format]);
    case 'numbers':
      return prefixLines(selection, (index) => `${index + 1}. `);
    case 'link':
      return insertLink(selection, placeholder);
  }
}

/** What a toolbar does to a text. */
export type Mark = 'bold' | 'italic' | 'code' | 'link' | 'heading' | 'list' | 'numbers' | 'quote';

export interface Selection {
  text: string;
  start: number;
  end: number;
}

const AROUND = { bold: '**', italic: '*', code: '`' } as const;
const BEFORE = { heading: '## ', list: '- ', quote: '> ' } as const;

/** Puts marks around the selection, or takes them away where they are there already. */
function around({ text, start, end }: Selection, mark: string, placeholder: string): Selection {
  const inside = text.slice(start, end);
  const outer = text.slice(start - mark.length, start) + text.slice(end, end + mark.length);
  const isInsideBold =
    mark === '*' && text.slice(start - 2, start) === '**' && text.slice(start - 3, start) !== '***';
  if (outer === mark + mark && start >= mark.length && !isInsideBold) {
    const without = text.slice(0, start - mark.length) + inside + text.slice(end + mark.length);
    return { text: without, start: start - mark.length, end: end - mark.length };
  }
  const content = inside === '' ? placeholder : inside;
  const marked = text.slice(0, start) + mark + content + mark + text.slice(end);
  const from = start + mark.length;
  return { text: marked, start: from, end: from + content.length };
}

/** Begins each selected line with a mark, or takes it away where all lines have it. */
function lines({ text, start, end }: Selection, mark: (index: number) => string): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const block = text.slice(from, to).split('\n');
  const have = block.every((line, index) => line.startsWith(mark(index)));
  const changed = block
    .map((line, index) => (have ? line.slice(mark(index).length) : mark(index) + line))
    .join('\n');
  const first = (have ? -1 : 1) * mark(0).length;
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: Math.max(from, start + first),
    end: Math.max(from, end + changed.length - (to - from)),
  };
}

function link({ text, start, end }: Selection, placeholder: string): Selection {
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
 * Applies a mark of the toolbar to the selection.
 * @param placeholder stands for the text where nothing is selected
 */
export function applyMark(selection: Selection, mark: Mark, placeholder: string): Selection {
  switch (mark) {
    case 'bold':
    case 'italic':
    case 'code':
      return around(selection, AROUND[mark], placeholder);
    case 'heading':
    case 'list':
    case 'quote':
      return lines(selection, () => BEFORE[mark]);
    case 'numbers':
      return lines(selection, (index) => `${index + 1}. `);
    case 'link':
      return link(selection, placeholder);
  }
}

import type {
  BlockContent,
  List,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Mark, Node } from 'prosemirror-model';
import type { ColumnAlign } from './schema.ts';

/** Two lists in a row are one list unless their notations differ. */
export type ListNotation = 'usual' | 'alternative';

/** Blocks that take in the lines of a following paragraph or table, unless a blank line parts them. */
const OPEN_ENDED = ['paragraph', 'list', 'blockquote', 'table'];

const OPTIONS: Options = {
  bullet: '-',
  bulletOther: '*',
  rule: '-',
  listItemIndent: 'one',
  join: [
    ({ type: before }, { type }) =>
      OPEN_ENDED.includes(before) && (type === 'table' || type === 'paragraph') ? 1 : undefined,
  ],
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
};

export function blockToMarkdown(block: Node, notation: ListNotation = 'usual'): string {
  if (block.type.name === 'raw_block') return block.textContent;
  const options: Options =
    notation === 'usual'
      ? OPTIONS
      : { ...OPTIONS, bullet: '*', bulletOther: '-', bulletOrdered: ')' };
  const markdown = toMarkdown({ type: 'root', children: [toMdast(block)] }, options);
  return markdown.replace(/\n$/, '');
}

function toMdast(block: Node): RootContent {
  const { attrs } = block;
  switch (block.type.name) {
    case 'heading':
      return {
        type: 'heading',
        depth: attrs['level'] as 1 | 2 | 3 | 4 | 5 | 6,
        children: toPhrasing(block.children),
      };
    case 'blockquote':
      return { type: 'blockquote', children: blocksOf(block) };
    case 'bullet_list':
    case 'ordered_list':
      return toList(block);
    case 'code_block': {
      const [lang = '', ...meta] = String(attrs['info']).split(' ');
      return {
        type: 'code',
        lang: lang || null,
        meta: meta.join(' ') || null,
        value: block.textContent,
      };
    }
    case 'horizontal_rule':
      return { type: 'thematicBreak' };
    case 'table':
      return toTable(block);
    default:
      return { type: 'paragraph', children: toPhrasing(block.children) };
  }
}

export const isEmptyParagraph = (block: Node): boolean =>
  block.type.name === 'paragraph' && withoutEnd(block.children).length === 0;

function blocksOf(parent: Node): BlockContent[] {
  return parent.children
    .filter((block) => !isEmptyParagraph(block))
    .map((block) => toMdast(block) as BlockContent);
}

function toList(list: Node): List {
  const ordered = list.type.name === 'ordered_list';
  return {
    type: 'list',
    ordered,
    start: ordered ? (list.attrs['order'] as number) : null,
    spread: list.attrs['spread'] as boolean,
    children: list.children.map((item) => ({
      type: 'listItem',
      spread: item.attrs['spread'] as boolean,
      children: blocksOf(item),
    })),
  };
}

function toTable(table: Node): Table {
  const rows = table.children;
  const toRow = (row: Node): TableRow => ({
    type: 'tableRow',
    children: row.children.map((cell): TableCell => ({
      type: 'tableCell',
      children: toPhrasing(cell.children.flatMap((line) => line.children)),
    })),
  });
  const align = rows[0] ? rows[0].children.map(({ attrs }) => attrs['align'] as ColumnAlign) : [];
  return { type: 'table', align, children: rows.map(toRow) };
}

interface Piece {
  node: Node;
  text: string;
  marks: readonly Mark[];
}

function toPhrasing(content: readonly Node[]): PhrasingContent[] {
  const pieces = withoutEnd(content).map((node) => ({
    node,
    text: node.text ?? '',
    marks: node.marks,
  }));
  return nest(pieces);
}

function withoutEnd(content: readonly Node[]): readonly Node[] {
  const isKept = (node: Node) =>
    node.type.name !== 'hard_break' && (isCode(node) || node.text?.trim() !== '');
  return content.slice(0, content.findLastIndex(isKept) + 1);
}

const isCode = ({ marks }: Piece | Node): boolean =>
  marks.some((mark) => mark.type.name === 'code');

function nest(pieces: readonly Piece[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  let index = 0;
  while (index < pieces.length) {
    const first = pieces[index] as Piece;
    const reach = (mark: Mark): number => {
      let end = index;
      while (end < pieces.length && mark.isInSet((pieces[end] as Piece).marks)) end++;
      return end;
    };
    const outer = first.marks
      .filter((mark) => mark.type.name !== 'code')
      .map((mark) => ({ mark, end: reach(mark) }))
      .sort((a, b) => b.end - a.end)[0];
    if (outer === undefined) {
      result.push(toLeaf(first));
      index++;
      continue;
    }
    const { mark, end } = outer;
    const run = pieces
      .slice(index, end)
      .map((piece) => ({ ...piece, marks: mark.removeFromSet(piece.marks) }));
    // Markdown has no emphasis that begins or ends with a space.
    const { before, inner, after } =
      mark.type.name === 'link' ? { before: [], inner: run, after: [] } : splitOuterSpace(run);
    result.push(...nest(before));
    if (inner.length > 0) result.push(wrap(mark, nest(inner)));
    result.push(...nest(after));
    index = end;
  }
  return result;
}

interface SplitPieces {
  before: Piece[];
  inner: Piece[];
  after: Piece[];
}

function splitOuterSpace(pieces: readonly Piece[]): SplitPieces {
  const inner = [...pieces];
  const before: Piece[] = [];
  const after: Piece[] = [];
  for (let piece = inner[0]; piece; piece = inner[0]) {
    const space = outerSpace(piece, /^\s+/);
    if (space === null) break;
    before.push({ ...piece, text: space });
    const text = piece.text.slice(space.length);
    inner.splice(0, 1, ...(text === '' ? [] : [{ ...piece, text }]));
  }
  for (let piece = inner.at(-1); piece; piece = inner.at(-1)) {
    const space = outerSpace(piece, /(?<!\s)\s+$/);
    if (space === null) break;
    after.unshift({ ...piece, text: space });
    const text = piece.text.slice(0, piece.text.length - space.length);
    inner.splice(-1, 1, ...(text === '' ? [] : [{ ...piece, text }]));
  }
  return { before, inner, after };
}

function outerSpace(piece: Piece, pattern: RegExp): string | null {
  if (piece.node.type.name === 'hard_break') return '';
  return isCode(piece) ? null : (pattern.exec(piece.text)?.[0] ?? null);
}

function wrap({ type, attrs }: Mark, inner: PhrasingContent[]): PhrasingContent {
  if (type.name === 'link') {
    const title = attrs['title'] as string | null;
    return { type: 'link', url: String(attrs['href']), title, children: inner };
  }
  return { type: type.name === 'em' ? 'emphasis' : 'strong', children: inner };
}

function toLeaf(piece: Piece): PhrasingContent {
  const { node, text } = piece;
  if (node.type.name === 'hard_break') return { type: 'break' };
  if (node.type.name === 'image') {
    const { src, alt, title } = node.attrs as { src: string; alt: string; title: string | null };
    return { type: 'image', url: src, alt, title };
  }
  return { type: isCode(piece) ? 'inlineCode' : 'text', value: text };
}

import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapRangeInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, type Transaction, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

function isInside({ selection }: EditorState, type: NodeType, attrs?: Node['attrs']): boolean {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === type && (!attrs || node.hasMarkup(type, attrs))) return true;
  }
  return false;
}

function isMarkActive({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** The type's own blocks become paragraphs again. */
function toggleBlock(type: NodeType, attrs?: Node['attrs']): Command {
  return (state, dispatch) =>
    isInside(state, type, attrs)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(type, attrs)(state, dispatch);
}

function listAround({ selection: { $from } }: EditorState): { node: Node; pos: number } | null {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === nodes.bullet_list || node.type === nodes.ordered_list) {
      return { node, pos: $from.before(depth) };
    }
  }
  return null;
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = listAround(state);
    if (list?.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    if (list) {
      const { spread } = list.node.attrs;
      dispatch?.(state.tr.setNodeMarkup(list.pos, type, { spread: Boolean(spread) }));
      return true;
    }
    const { $from, $to } = state.selection;
    const range = $from.blockRange($to);
    if (range === null) return false;
    const { tr } = state;
    if (!wrapRangeInList(dispatch ? tr : null, range, type)) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

const toggleQuote: Command = (state, dispatch) =>
  isInside(state, nodes.blockquote)
    ? lift(state, dispatch)
    : wrapIn(nodes.blockquote)(state, dispatch);

const TABLE_SIZE = { rows: 3, columns: 2 };

const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const rows = Array.from({ length: TABLE_SIZE.rows }, (_, row) => {
    const type = row === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({ length: TABLE_SIZE.columns }, () => type.createAndFill() as Node);
    return nodes.table_row.create(null, cells);
  });
  return insertBlock(nodes.table.create(null, rows))(state, dispatch);
};

export function insertBlockIn(tr: Transaction, block: Node): Transaction {
  tr.replaceSelectionWith(block, false);
  // A block comes before the paragraph if the cursor is at its start.
  let at = tr.selection.from;
  tr.mapping.maps.at(-1)?.forEach((_oldFrom, _oldTo, from, to) => {
    tr.doc.nodesBetween(from, to, (node, pos) => {
      if (node === block) at = pos;
      return node !== block;
    });
  });
  const end = at + block.nodeSize;
  if (tr.doc.resolve(end).nodeAfter === null) tr.insert(end, nodes.paragraph.create());
  const inside = block.isLeaf ? end : at;
  return tr.setSelection(TextSelection.near(tr.doc.resolve(inside), 1)).scrollIntoView();
}

function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    if (state.selection.$from.depth === 0) return false;
    if (!dispatch) return !isInTable(state);
    dispatch(insertBlockIn(state.tr, block));
    return true;
  };
}

/** Headings and cells of a table have one line. */
export const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(nodes.hard_break)) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

const deleteBodyRow: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const row = $from.node(Math.max(0, $from.depth - 2));
  return row.firstChild?.type === nodes.table_header ? false : deleteRow(state, dispatch);
};

export const commands = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  code: toggleMark(marks.code),
  heading: toggleBlock(nodes.heading, { level: 2 }),
  subheading: toggleBlock(nodes.heading, { level: 3 }),
  bulletList: toggleList(nodes.bullet_list),
  numberedList: toggleList(nodes.ordered_list),
  quote: toggleQuote,
  codeBlock: toggleBlock(nodes.code_block),
  table: insertTable,
  rule: insertBlock(nodes.horizontal_rule.create()),
  undo,
  redo,
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow: deleteBodyRow,
  deleteColumn,
  deleteTable,
} as const satisfies Record<string, Command>;
export type Action = keyof typeof commands;

const formats = {
  bold: (state) => isMarkActive(state, marks.strong),
  italic: (state) => isMarkActive(state, marks.em),
  link: (state) => isMarkActive(state, marks.link),
  code: (state) => isMarkActive(state, marks.code),
  heading: (state) => isInside(state, nodes.heading, { level: 2 }),
  subheading: (state) => isInside(state, nodes.heading, { level: 3 }),
  bulletList: (state) => listAround(state)?.node.type === nodes.bullet_list,
  numberedList: (state) => listAround(state)?.node.type === nodes.ordered_list,
  quote: (state) => isInside(state, nodes.blockquote),
  codeBlock: (state) => isInside(state, nodes.code_block),
} as const satisfies Partial<Record<Action | 'link', (state: EditorState) => boolean>>;
export type Format = keyof typeof formats;

export const isFormat = (name: string): name is Format => Object.hasOwn(formats, name);
export const isAction = (name: string): name is Action => Object.hasOwn(commands, name);

const FORMATS = Object.keys(formats).filter(isFormat);
const ACTIONS = Object.keys(commands).filter(isAction);

export interface ToolbarState {
  active: ReadonlySet<Format>;
  enabled: ReadonlySet<Action>;
  isInTable: boolean;
}

export function toolbarState(state: EditorState): ToolbarState {
  return {
    active: new Set(FORMATS.filter((name) => formats[name](state))),
    enabled: new Set(ACTIONS.filter((name) => commands[name](state))),
    isInTable: isInTable(state),
  };
}

import { baseKeymap, chainCommands, exitCode, newlineInCode } from 'prosemirror-commands';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin, TextSelection } from 'prosemirror-state';
import { goToNextCell, isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { commands, insertBlockIn, insertBreak } from './commands.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

const CODE_FENCE = /^```([\w+#.-]*) $/;

/** `## `, `- `, `1. `, `> `, a code fence and a space, `---`. */
export function markdownInputRules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6}) $/, nodes.heading, ([, hashes = '']) => ({
        level: hashes.length,
      })),
      wrappingInputRule(/^\s*[-*+] $/, nodes.bullet_list),
      wrappingInputRule(
        /^\(?(\d{1,9})[.)] $/,
        nodes.ordered_list,
        ([, number]) => ({ order: Number(number) }),
        ([, number], list) => list.childCount + Number(list.attrs['order']) === Number(number),
      ),
      wrappingInputRule(/^> $/, nodes.blockquote),
      textblockTypeInputRule(CODE_FENCE, nodes.code_block, ([, info = '']) => ({ info })),
      new InputRule(/^---$/, ({ tr }, _match, start, end) =>
        insertBlockIn(tr.delete(start, end), nodes.horizontal_rule.create()),
      ),
    ],
  });
}

const { list_item: listItem } = nodes;

export interface KeyHandlers {
  link: (view: EditorView) => void;
  toolbar: () => void;
}

const open =
  (show: (view: EditorView) => void): Command =>
  (_state, _dispatch, view) => {
    if (view) show(view);
    return true;
  };

/** Enter in a cell goes to the cell below, in the last row behind the table. */
const leaveCell: Command = (state) => isInTable(state);

/** ProseMirror learns of a selection late; it is read before a shortcut (select a word, press Ctrl+K). */
const selectionReader = new Plugin({
  props: {
    handleKeyDown: (view, event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) readSelection(view);
      return false;
    },
  },
});

function readSelection(view: EditorView): void {
  const { doc, selection, tr } = view.state;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  if (view.composing || !(selection instanceof TextSelection)) return;
  if (!anchorNode || !focusNode || !isWithin(view, anchorNode, focusNode)) return;
  const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0, 1);
  const head = view.posAtDOM(focusNode, focusOffset ?? 0, 1);
  if (anchor === selection.anchor && head === selection.head) return;
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
}

const isWithin = (view: EditorView, ...ends: Node[]) =>
  ends.every((node) => view.dom.contains(node));

/** Tab leaves the editor if nothing is left to move. */
export function editorKeymap({ link, toolbar }: KeyHandlers): Plugin[] {
  return [
    selectionReader,
    keymap({
      'Mod-b': commands.bold,
      'Mod-i': commands.italic,
      'Mod-e': commands.code,
      'Mod-k': open(link),
      'Alt-F10': open(toolbar),
      'Mod-Alt-2': commands.heading,
      'Mod-Alt-3': commands.subheading,
      'Mod-Shift-7': commands.numberedList,
      'Mod-Shift-8': commands.bulletList,
      'Mod-Shift-9': commands.quote,
      'Mod-z': commands.undo,
      'Mod-Shift-z': commands.redo,
      'Mod-y': commands.redo,
      Backspace: undoInputRule,
      Enter: chainCommands(newlineInCode, leaveCell, splitListItem(listItem)),
      'Shift-Enter': chainCommands(exitCode, insertBreak),
      'Mod-Enter': chainCommands(exitCode, insertBreak),
      Tab: chainCommands(goToNextCell(1), sinkListItem(listItem)),
      'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(listItem)),
      'Mod-]': sinkListItem(listItem),
      'Mod-[': liftListItem(listItem),
    }),
    keymap(baseKeymap),
  ];
}

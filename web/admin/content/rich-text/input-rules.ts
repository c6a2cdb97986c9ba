import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import type { Command, Plugin } from 'prosemirror-state';
import { insertBlockIn } from './commands.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Sets a mark when the second of two Markdown markers is typed. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const [whole, before = '', text = ''] = match;
    if (text === '' || state.doc.resolve(start).parent.type.spec.code) return null;
    const from = start + before.length;
    const markers = whole.length - before.length - text.length;
    const opening = Math.ceil(markers / 2);
    // The last character has not been inserted yet.
    const { tr } = state;
    tr.delete(from + opening + text.length, end);
    tr.delete(from, from + opening);
    tr.addMark(from, from + text.length, type.create());
    return tr.removeStoredMark(type);
  });
}

/** With the space or Enter that makes it a code block. */
const CODE_FENCE = /^```([\w+#.-]*) $/;

/** Enter behind three backticks and a language. */
export const openCodeBlock: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const { parent } = $from;
  const [whole, info = ''] = CODE_FENCE.exec(`${parent.textContent} `) ?? [];
  const isAtEnd = empty && $from.parentOffset === parent.content.size;
  if (whole === undefined || !isAtEnd || parent.type !== nodes.paragraph) return false;
  const start = $from.start();
  dispatch?.(
    state.tr.delete(start, $from.pos).setBlockType(start, start, nodes.code_block, { info }),
  );
  return true;
};

/** Formats at once: `## `, `- `, `1. `, `> `, a code fence and a space, `---`, `**bold**`. */
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
      // No sooner than at the space: what follows the backticks is the language.
      textblockTypeInputRule(CODE_FENCE, nodes.code_block, ([, info = '']) => ({ info })),
      new InputRule(/^---$/, ({ tr }, _match, start, end) =>
        insertBlockIn(tr.delete(start, end), nodes.horizontal_rule.create()),
      ),
      markRule(/(^|[^*\w])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
      markRule(/(^|[^*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
      markRule(/(^|[^_\w])_([^_\s](?:[^_]*[^_\s])?)_$/, marks.em),
      markRule(/(^|[^`])`([^`]+)`$/, marks.code),
    ],
  });
}

import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';
import { insertBlockIn } from './commands.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Sets a mark on text between two Markdown markers when the second is typed. */
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

/** Markdown that is typed is formatted at once: `## `, `- `, `1. `, `> `, three backticks, `---`, `**bold**`. */
export function markdownInputRules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6}) $/, nodes.heading, ([, hashes = '']) => ({
        level: hashes.length,
      })),
      wrappingInputRule(/^\s*[-*+] $/, nodes.bullet_list),
      wrappingInputRule(
        /^(\d{1,9})[.)] $/,
        nodes.ordered_list,
        ([, number]) => ({ order: Number(number) }),
        ([, number], list) => list.childCount + Number(list.attrs['order']) === Number(number),
      ),
      wrappingInputRule(/^> $/, nodes.blockquote),
      textblockTypeInputRule(/^```([\w-]*) $/, nodes.code_block, ([, info = '']) => ({ info })),
      textblockTypeInputRule(/^```$/, nodes.code_block),
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

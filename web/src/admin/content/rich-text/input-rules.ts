import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';
import { insertBlock } from './commands.ts';
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
      new InputRule(/^---$/, (state, _match, start, end) => {
        const cleared = state.apply(state.tr.delete(start, end));
        let done = null;
        const { tr } = state;
        tr.delete(start, end);
        insertBlock(nodes.horizontal_rule.create())(cleared, (inserted) => {
          for (const step of inserted.steps) tr.step(step);
          done = tr;
        });
        return done;
      }),
      markRule(/(^|[^*\w])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
      markRule(/(^|[^*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
      markRule(/(^|[^_\w])_([^_\s](?:[^_]*[^_\s])?)_$/, marks.em),
      markRule(/(^|[^`])`([^`]+)`$/, marks.code),
    ],
  });
}

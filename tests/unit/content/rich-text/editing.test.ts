import { history, undo } from 'prosemirror-history';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import {
  type Action,
  commands,
  insertBreak,
  toolbarState,
} from '#admin/content/rich-text/commands.ts';
import {
  editedLink,
  linkTarget,
  removeLink,
  setLink,
} from '#admin/content/rich-text/link-commands.ts';
import { MarkdownSource } from '#admin/content/rich-text/markdown-source.ts';
import {
  markdownToDocument,
  parseMarkdown,
} from '#admin/content/rich-text/markdown-to-document.ts';
import { schema } from '#admin/content/rich-text/schema.ts';

/** An editor without a view. `⟦` and `⟧` in the Markdown are the ends of the selection. */
function edit(marked: string) {
  const parsed = markdownToDocument(marked);
  const source = new MarkdownSource(parsed);
  let state = EditorState.create({ doc: parsed.doc, plugins: [history()] });
  const run = (command: Command) => command(state, (tr) => void (state = state.apply(tr)));
  const take = (mark: string) => {
    let at = -1;
    state.doc.descendants((node, pos) => {
      const found = node.text?.indexOf(mark) ?? -1;
      if (found >= 0) at = pos + found;
    });
    if (at >= 0) state = state.apply(state.tr.delete(at, at + 1).setMeta('addToHistory', false));
    return at;
  };
  const from = take('⟦');
  const to = take('⟧');
  if (from >= 0) {
    const selection = TextSelection.create(state.doc, from, to < 0 ? from : to);
    state = state.apply(state.tr.setSelection(selection));
  }
  return {
    run,
    apply: (make: (now: EditorState) => EditorState['tr']) =>
      void (state = state.apply(make(state))),
    markdown: () => source.serialize(state.doc),
    state: () => state,
  };
}

/** A text whose blocks an editor would all write differently. */
const SOURCE = '* one\n* two\n\n\nTitle\n=====\n\nhard\nwrapped __text__\n\n***\n\n<b>raw</b>\n\n';

test('only the block that was edited is written again; undoing brings its bytes back', () => {
  const { apply, run, markdown, state } = edit(SOURCE);
  let end = 0;
  state().doc.forEach((block, offset) => {
    if (block.textContent.startsWith('hard')) end = offset + block.nodeSize - 1;
  });
  apply(({ tr }) => tr.insertText('!', end));
  expect(markdown()).toBe(SOURCE.replace('hard\nwrapped __text__', 'hard wrapped **text!**'));
  run(undo);
  expect(markdown()).toBe(SOURCE);
});

test('blocks that come together stay blocks of their own', () => {
  const { apply, markdown, state } = edit('- a\n\nbetween\n\n- b\n\nend\n\n    code\n');
  const [list, between, other, end] = state().doc.children;
  const at = list?.nodeSize ?? 0;
  apply(({ tr }) => tr.delete(at, at + (between?.nodeSize ?? 0)));
  expect(markdown()).toBe('- a\n\n* b\n\nend\n\n    code\n');
  const second = at + (other?.nodeSize ?? 0);
  apply(({ tr }) => tr.delete(second, second + (end?.nodeSize ?? 0)));
  expect(markdown()).toBe('- a\n\n* b\n\n```\ncode\n```\n');
  expect(parseMarkdown(markdown()).children.map(({ type }) => type)).toEqual([
    'list',
    'list',
    'code',
  ]);
});

test('what follows a list, a quote or a table in an item of a list does not become a part of it', () => {
  for (const before of ['- a\n  - b', '- a\n  > b', '- | a |\n  | - |']) {
    const { apply, markdown } = edit(before);
    apply(({ tr, doc }) =>
      tr.insert(doc.content.size - 2, schema.nodes.paragraph.create(null, schema.text('c'))),
    );
    expect(markdown()).toBe(`${before}\n\n  c`);
  }
});

test('empty paragraphs and an emptied text leave nothing behind', () => {
  const { apply, markdown } = edit('one\n');
  apply(({ tr, doc }) => tr.insert(doc.content.size, schema.nodes.paragraph.create()));
  expect(markdown()).toBe('one\n');
  apply(({ tr, doc }) => tr.delete(0, doc.content.size));
  expect(markdown()).toBe('');
});

test.each<[string, Action, string]>([
  ['a ⟦word⟧ b', 'bold', 'a **word** b'],
  ['a ⟦word ⟧b', 'italic', 'a *word* b'],
  ['a **⟦x⟧ y**', 'italic', 'a **_x_ y**'],
  ['one\n\n⟦two', 'heading', 'one\n\n## two'],
  ['## ⟦two', 'heading', 'two'],
  ['## ⟦two', 'subheading', '### two'],
  ['⟦one\n\ntwo⟧', 'bulletList', '- one\n- two'],
  ['- ⟦one', 'bulletList', 'one'],
  ['- ⟦one\n- two', 'numberedList', '1. one\n2. two'],
  ['⟦one', 'quote', '> one'],
  ['> ⟦one', 'quote', 'one'],
  ['⟦one', 'codeBlock', '```\none\n```'],
  ['one⟦', 'rule', 'one\n\n---'],
  ['one⟦', 'table', 'one\n\n| | |\n| - | - |\n| | |\n| | |'],
  ['| ⟦a | b |\n| - | - |\n| 1 | 2 |', 'addRow', '| a | b |\n| - | - |\n| | |\n| 1 | 2 |'],
  ['| a | b |\n| - | - |\n| ⟦1 | 2 |', 'deleteRow', '| a | b |\n| - | - |'],
  ['| ⟦a | b |\n| - | - |\n| 1 | 2 |', 'deleteRow', '| a | b |\n| - | - |\n| 1 | 2 |'],
])('an author edits %j with %s', (before, action, after) => {
  const { run, markdown } = edit(before);
  run(commands[action]);
  expect(markdown()).toBe(after);
});

test('a break at the end of a block is not stored, and headings and cells have none', () => {
  const broken = (marked: string) => {
    const { run, markdown } = edit(marked);
    run(insertBreak);
    return markdown();
  };
  expect(broken('a⟦b')).toBe('a\\\nb');
  expect(broken('a⟦')).toBe('a');
  expect(broken('- **a⟦**\n- b')).toBe('- **a**\n- b');
  expect(broken('## a⟦b')).toBe('## ab');
  expect(broken('| a⟦b |\n| - |')).toBe('| ab |\n| - |');
  const { apply, markdown } = edit('a');
  apply(({ tr }) => tr.replaceWith(1, 2, schema.nodes.hard_break.create()));
  expect(markdown()).toBe('');
});

test('the toolbar shows what is set at the cursor', () => {
  const { state } = edit('- a **b⟦** c');
  const { active, enabled, isInTable } = toolbarState(state());
  expect([...active]).toEqual(['bold', 'bulletList']);
  expect(enabled.has('undo')).toBe(false);
  expect(isInTable).toBe(false);
});

test('a link is set, changed and removed', () => {
  const { apply, markdown, state } = edit('see ⟦the page⟧ now');
  expect(editedLink(state())).toEqual({ href: '', text: null });
  apply((current) => setLink(current, { href: '/contact-us', text: null }));
  expect(markdown()).toBe('see [the page](/contact-us) now');
  apply(({ tr, doc }) => tr.setSelection(TextSelection.create(doc, 8)));
  expect(editedLink(state())).toEqual({ href: '/contact-us', text: null });
  apply((current) => setLink(current, { href: '/faq', text: null }));
  expect(markdown()).toBe('see [the page](/faq) now');
  apply(removeLink);
  expect(markdown()).toBe('see the page now');
});

test.each([
  ['contoh.example/a?b', 'https://contoh.example/a?b'],
  [' ani@contoh.example ', 'mailto:ani@contoh.example'],
  ['/contact-us', '/contact-us'],
  ['javascript:alert(1)', null],
  ['javascript:alert(1)@contoh.example', null],
  ['контора.рф/a b', 'https://контора.рф/a b'],
  ['contoh.example:8080/a', 'https://contoh.example:8080/a'],
  ['\u200Bcontoh.example\u00AD', 'https://contoh.example'],
  ['//contoh.example', 'https://contoh.example'],
  ['https:contoh.example', 'https://contoh.example'],
  ['192.168.1.1', 'https://192.168.1.1'],
  ['+62 812-3456-7890', 'tel:+6281234567890'],
  ['(021) 555 1234', 'tel:0215551234'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['tel:+62 812 3456', 'tel:+628123456'],
  ['contact-us', null],
  ['brosur.pdf', null],
  ['see contoh.example', null],
  ['v1.2', null],
  ['https://', null],
  ['mailto:', null],
  ['htps://contoh.example', null],
  ['', null],
])('the address %j becomes %j', (typed, target) => {
  expect(linkTarget(typed)).toBe(target);
});

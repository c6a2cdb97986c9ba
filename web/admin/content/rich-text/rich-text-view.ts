import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Node, Slice } from 'prosemirror-model';
import { type Transaction, EditorState, Selection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { MARKDOWN_LIMITS } from '#model/content/markdown-limits.ts';
import { PastedParser, isTooDeep, withoutStyles } from './pasted-html.ts';
import { type KeyHandlers, editorKeymap, markdownInputRules } from './typing.ts';

export interface ViewHandlers {
  keys: KeyHandlers;
  changed: () => void;
  updated: (view: EditorView, docChanged: boolean) => void;
  images: (files: readonly File[]) => void;
  notPasted: (what: 'images' | 'formats' | 'text') => void;
}

const REMOTE = 'remote';

/** @param attributes of the element that is written in */
export function openView(
  place: HTMLElement,
  doc: Node,
  attributes: Record<string, string>,
  handlers: ViewHandlers,
): EditorView {
  const state = EditorState.create({
    doc,
    plugins: [
      markdownInputRules(),
      ...editorKeymap(handlers.keys),
      history(),
      tableEditing(),
      dropCursor({ class: 'bg-a-accent', color: false }),
      gapCursor(),
    ],
  });
  const opened: EditorView = new EditorView(
    { mount: place },
    {
      state,
      attributes,
      dispatchTransaction: (transaction) => {
        opened.updateState(opened.state.apply(transaction));
        const { docChanged } = transaction;
        if (docChanged && transaction.getMeta(REMOTE) !== true) handlers.changed();
        handlers.updated(opened, docChanged);
      },
      transformPastedHTML: withoutStyles,
      clipboardParser: new PastedParser(() => handlers.notPasted('images')),
      handleDOMEvents: {
        paste: (view, event) => refuseLong(view, event, event.clipboardData, handlers),
        drop: (view, event) => refuseLong(view, event, event.dataTransfer, handlers),
      },
      handlePaste: (_, { clipboardData }, slice) => {
        // Word offers a picture of the text as well, a browser one of this site's own pictures.
        if (refuseMany(slice, handlers)) return true;
        if (clipboardData?.getData('text/plain') || hasImage(slice)) return false;
        return takeImages(clipboardData, handlers);
      },
      handleDrop: (view, event, slice) => {
        if (refuseMany(slice, handlers)) return true;
        if (view.dragging || hasImage(slice)) return false;
        const target = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const { tr } = view.state;
        const pos = tr.doc.resolve(target?.pos ?? tr.doc.content.size);
        view.dispatch(tr.setSelection(Selection.near(pos)));
        return takeImages(event.dataTransfer, handlers);
      },
    },
  );
  return opened;
}

/** Replaces only what differs: cursor, scroll position and undo stay. @param isOwn can be undone here */
export function showDocument(view: EditorView, next: Node, isOwn: boolean): void {
  const start = view.state.doc.content.findDiffStart(next.content);
  if (start === null) return;
  view.dispatch(replaceFrom(start, view.state, next).setMeta('addToHistory', isOwn));
}

function replaceFrom(start: number, state: EditorState, next: Node): Transaction {
  let { a, b } = state.doc.content.findDiffEnd(next.content) ?? { a: start, b: start };
  // Where text repeats, the ends can overlap the start.
  const overlap = start - Math.min(a, b);
  if (overlap > 0) {
    a += overlap;
    b += overlap;
  }
  const { tr } = state;
  const replaced = tr.replace(start, a, next.slice(start, b));
  // A difference across blocks may not fit.
  const fitting = replaced.doc.eq(next)
    ? replaced
    : state.tr.replaceWith(0, state.doc.content.size, next.content);
  return fitting.setMeta(REMOTE, true);
}

function hasImage({ content }: Slice): boolean {
  let found = false;
  content.descendants(({ type }) => {
    found ||= type.name === 'image';
    return !found;
  });
  return found;
}

/** HTML has a tag or two for a word, and Word writes pages of styles. */
const MAX_HTML = 40 * MARKDOWN_LIMITS.characters;

function refuseLong(
  view: EditorView,
  event: Event,
  data: DataTransfer | null,
  { notPasted }: ViewHandlers,
): boolean {
  const [text = '', html = ''] = ['text/plain', 'text/html'].map((type) => data?.getData(type));
  const isLong = text.length > MARKDOWN_LIMITS.characters || html.length > MAX_HTML;
  if (!isLong && !isTooDeep(html)) return false;
  event.preventDefault();
  notPasted(isLong ? 'text' : 'formats');
  if (!isLong) view.pasteText(text);
  return true;
}

function refuseMany({ content }: Slice, { notPasted }: ViewHandlers): boolean {
  let lines = 0;
  content.descendants(({ type, isTextblock }) => {
    if (isTextblock && type.name !== 'cell_line') lines++;
  });
  if (lines <= MARKDOWN_LIMITS.lines) return false;
  notPasted('text');
  return true;
}

function takeImages(data: DataTransfer | null, { images }: ViewHandlers): boolean {
  // Of any type: who chose something else is told so.
  const files = [...(data?.files ?? [])];
  if (files.length === 0) return false;
  images(files);
  return true;
}

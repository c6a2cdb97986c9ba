import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Node, Slice } from 'prosemirror-model';
import { type Transaction, EditorState, Selection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { MARKDOWN_LIMITS } from '#model/content/markdown-limits.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { MarkdownSource } from './markdown-source.ts';
import type { MarkdownDocument } from './markdown-to-document.ts';
import { type KeyHandlers, editorKeymap, markdownInputRules } from './typing.ts';

export interface ViewHandlers {
  keys: KeyHandlers;
  changed: () => void;
  updated: (view: EditorView, docChanged: boolean) => void;
  /** Inserts pictures at the selection. */
  images: (files: readonly File[]) => void;
  notPasted: (what: 'images' | 'formats' | 'text') => void;
}

const REMOTE = 'remote';

export class RichTextView {
  readonly view: EditorView;
  readonly #source: MarkdownSource;

  constructor(
    place: HTMLElement,
    parsed: MarkdownDocument,
    attributes: Record<string, string>,
    handlers: ViewHandlers,
  ) {
    this.#source = new MarkdownSource(parsed);
    const state = EditorState.create({
      doc: parsed.doc,
      plugins: [
        markdownInputRules(),
        ...editorKeymap(handlers.keys),
        history(),
        tableEditing(),
        dropCursor({ class: 'bg-a-accent', color: false }),
        gapCursor(),
      ],
    });
    this.view = new EditorView(
      { mount: place },
      {
        state,
        attributes,
        dispatchTransaction: (transaction) => this.#dispatch(transaction, handlers),
        transformPastedHTML: (html) => {
          const { html: cleaned, lost } = cleanPastedHtml(html);
          if (lost !== null) handlers.notPasted(lost);
          return cleaned;
        },
        handleDOMEvents: {
          paste: (_, event) => refuseLong(event, event.clipboardData, handlers),
          drop: (_, event) => refuseLong(event, event.dataTransfer, handlers),
        },
        handlePaste: (_, { clipboardData }, slice) => {
          if (refuseMany(slice, handlers)) return true;
          if (clipboardData?.getData('text/plain') || hasImage(slice)) return false;
          return takeImages(clipboardData, handlers);
        },
        handleDrop: (view, event, slice) => {
          if (refuseMany(slice, handlers)) return true;
          if (view.dragging || hasImage(slice)) return false;
          const target = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const { doc, tr } = view.state;
          const at = doc.resolve(target?.pos ?? doc.content.size);
          view.dispatch(tr.setSelection(Selection.near(at)));
          return takeImages(event.dataTransfer, handlers);
        },
      },
    );
  }

  #dispatch(transaction: Transaction, { changed, updated }: ViewHandlers): void {
    this.view.updateState(this.view.state.apply(transaction));
    if (transaction.docChanged && transaction.getMeta(REMOTE) !== true) changed();
    updated(this.view, transaction.docChanged);
  }

  /** Unchanged blocks keep their bytes. */
  getMarkdown(): string {
    return this.#source.serialize(this.view.state.doc);
  }

  /** Replaces only what differs: cursor, scroll position and undo stay. @param isOwn can be undone here */
  replace(parsed: MarkdownDocument, isOwn: boolean): void {
    const { state } = this.view;
    const start = state.doc.content.findDiffStart(parsed.doc.content);
    if (start !== null) {
      const replaced = replaceFrom(start, state, parsed.doc);
      this.view.dispatch(replaced.setMeta('addToHistory', isOwn));
    }
    if (this.view.state.doc.eq(parsed.doc)) this.#source.adopt(this.view.state.doc, parsed);
  }

  destroy(): void {
    this.view.destroy();
  }
}

function replaceFrom(start: number, state: EditorState, next: Node): Transaction {
  let { a, b } = state.doc.content.findDiffEnd(next.content) ?? { a: start, b: start };
  // Repeated text can let the ends overlap the start.
  const overlap = start - Math.min(a, b);
  if (overlap > 0) {
    a += overlap;
    b += overlap;
  }
  const { tr } = state;
  const replaced = tr.replace(start, a, next.slice(start, b));
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

const MAX_HTML = 40 * MARKDOWN_LIMITS.characters;

function refuseLong(event: Event, data: DataTransfer | null, { notPasted }: ViewHandlers): boolean {
  const isLong =
    (data?.getData('text/plain').length ?? 0) > MARKDOWN_LIMITS.characters ||
    (data?.getData('text/html').length ?? 0) > MAX_HTML;
  if (!isLong) return false;
  event.preventDefault();
  notPasted('text');
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
  // Files of every type: who chose a wrong one is told so.
  const files = [...(data?.files ?? [])];
  if (files.length === 0) return false;
  images(files);
  return true;
}

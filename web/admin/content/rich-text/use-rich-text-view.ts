import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldPath } from '#model/content/field-paths.ts';
import { isTooComplex } from '#model/content/markdown-limits.ts';
import { type EntrySession, textAt } from '../draft/entry-store.ts';
import { toMarkdown } from './markdown-source.ts';
import { type MarkdownDocument, markdownToDocument } from './markdown-to-document.ts';
import { type ViewHandlers, openView, showDocument } from './rich-text-view.ts';

interface ViewOptions {
  session: EntrySession;
  path: FieldPath;
  place: RefObject<HTMLElement | null>;
  attributes: Record<string, string>;
  handlers: Omit<ViewHandlers, 'changed'>;
  onTooComplex: () => void;
}

/**
 * Another author's text is shown unless the author has typed meanwhile.
 * @returns null before the first effect, and for a text that is too complex to be formatted
 */
export function useRichTextView(options: ViewOptions): EditorView | null {
  const { session, path } = options;
  const latest = useRef(options);
  latest.current = options;
  const [opened, setOpened] = useState<EditorView | null>(null);

  useEffect(() => {
    let view: EditorView | null = null;
    let parsed: MarkdownDocument | null = null;
    /** What the view and the session last had in common. */
    let shown: string | null = null;
    let hasTyped = false;

    const changed = () => {
      hasTyped = true;
      session.typeLater(
        path,
        () => {
          hasTyped = false;
          shown = view && parsed ? toMarkdown(view.state.doc, parsed) : '';
          return shown;
        },
        shown ?? '',
      );
    };

    const follow = () => {
      const markdown = textAt(session, path);
      const { place, attributes, handlers } = latest.current;
      // What is typed at this moment becomes a conflict in the session.
      if (hasTyped || markdown === shown) return;
      if (isTooComplex(markdown)) return latest.current.onTooComplex();
      parsed = markdownToDocument(markdown);
      shown = markdown;
      // A text of this author is not saved yet when it comes.
      if (view !== null) showDocument(view, parsed.doc, session.unsaved().includes(path));
      else if (place.current) {
        view = openView(place.current, parsed.doc, attributes, { ...handlers, changed });
        setOpened(view);
      }
    };

    follow();
    const unsubscribe = session.subscribe(follow);
    return () => {
      session.readTyped();
      unsubscribe();
      view?.destroy();
      setOpened(null);
    };
  }, [session, path]);

  return opened;
}

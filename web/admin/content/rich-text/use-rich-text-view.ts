import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldPath } from '#model/content/field-paths.ts';
import { isTooComplex } from '#model/content/markdown-limits.ts';
import { type EntrySession, textAt } from '../save/entry-store.ts';
import { markdownToDocument } from './markdown-to-document.ts';
import { type ViewHandlers, RichTextView } from './rich-text-view.ts';

interface ViewOptions {
  session: EntrySession;
  path: FieldPath;
  place: RefObject<HTMLElement | null>;
  attributes: Record<string, string>;
  /** False while another view is shown, which gets what was typed here. */
  isShown: boolean;
  handlers: Omit<ViewHandlers, 'changed'>;
  onTooComplex: () => void;
}

/**
 * Another author's text is shown unless the author has typed meanwhile.
 * @returns null before the first effect, and for a text that is too complex to be formatted
 */
export function useRichTextView(options: ViewOptions): EditorView | null {
  const { session, path, isShown } = options;
  const latest = useRef(options);
  latest.current = options;
  const [opened, setOpened] = useState<EditorView | null>(null);
  const synchronize = useRef<() => void>(() => undefined);

  useEffect(() => {
    let view: RichTextView | null = null;
    /** Markdown that view and session last had in common. */
    let shown: string | null = null;
    let hasTyped = false;

    const changed = () => {
      hasTyped = true;
      session.setLazily(
        path,
        () => {
          hasTyped = false;
          shown = view?.getMarkdown() ?? '';
          return shown;
        },
        shown ?? '',
      );
    };

    const follow = () => {
      const markdown = textAt(session, path);
      const { place, attributes, handlers } = latest.current;
      // Text typed at this moment becomes a conflict in the session.
      if (!latest.current.isShown || hasTyped || markdown === shown) return;
      if (isTooComplex(markdown)) return latest.current.onTooComplex();
      const parsed = markdownToDocument(markdown);
      shown = markdown;
      if (view !== null) view.replace(parsed, session.unsaved().includes(path));
      else if (place.current) {
        view = new RichTextView(place.current, parsed, attributes, { ...handlers, changed });
        setOpened(view.view);
      }
    };

    synchronize.current = follow;
    follow();
    const unsubscribe = session.subscribe(follow);
    return () => {
      session.flushLazy();
      unsubscribe();
      view?.destroy();
      setOpened(null);
    };
  }, [session, path]);

  useEffect(() => {
    if (isShown) synchronize.current();
    else session.flushLazy();
  }, [session, isShown]);

  return opened;
}

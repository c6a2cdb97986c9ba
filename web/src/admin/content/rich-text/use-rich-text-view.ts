import type { EditorView } from 'prosemirror-view';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from '../../../../../model/content/draft.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { textAt } from '../draft/use-entry.ts';
import { MarkdownParser, NotParsed } from './markdown-parser.ts';
import { markdownToDocument } from './markdown-to-document.ts';
import type { ViewHandlers } from './rich-text-view.ts';
import { RichTextView } from './rich-text-view.ts';

interface ViewOptions {
  session: EntrySession;
  path: FieldPath;
  /** The element that becomes the text. */
  place: RefObject<HTMLElement | null>;
  attributes: Record<string, string>;
  placeholder: string;
  /** False while the text is shown in another way, which gets what was typed here. */
  isShown: boolean;
  handlers: Omit<ViewHandlers, 'changed'>;
  /** Called where a text cannot be parsed. */
  failed: (why: NotParsed['reason']) => void;
}

/**
 * Opens a text of the session in a formatted view and keeps both alike: what is typed goes to the session when typing
 * pauses, and another author's text is shown where the author has not typed meanwhile.
 * @returns null until the text is parsed
 */
export function useRichTextView(options: ViewOptions): EditorView | null {
  const { session, path, isShown } = options;
  const latest = useRef(options);
  latest.current = options;
  const [opened, setOpened] = useState<EditorView | null>(null);
  const synchronize = useRef<() => void>(() => undefined);

  useEffect(() => {
    const parser = new MarkdownParser();
    let view: RichTextView | null = null;
    let isClosed = false;
    /** The Markdown of what the view showed when it was last alike with the session. */
    let shown: string | null = null;
    let parsing: string | null = null;
    let hasTyped = false;
    const localText = () => textAt(session, path);

    const changed = () => {
      hasTyped = true;
      session.typeLater(
        path,
        () => {
          hasTyped = false;
          shown = view?.getMarkdown() ?? '';
          return shown;
        },
        shown ?? '',
      );
    };

    const show = (
      markdown: string,
      parsed: ReturnType<typeof markdownToDocument>,
      isOwn: boolean,
    ) => {
      const { place, attributes, placeholder, handlers } = latest.current;
      if (view === null && place.current) {
        const initial = { ...handlers, changed };
        view = new RichTextView(place.current, parsed, attributes, placeholder, initial);
        setOpened(view.view);
      } else view?.replace(parsed, isOwn);
      shown = markdown;
    };

    const follow = () => {
      const markdown = localText();
      if (!latest.current.isShown || markdown === shown || markdown === parsing) return;
      parsing = markdown;
      // A text of this author is not saved yet when it comes.
      const isOwn = session.unsaved().includes(path);
      parser.parse(markdown).then(
        (root) => {
          if (isClosed) return;
          parsing = null;
          // Typed meanwhile: the session keeps both texts as a conflict when it reads what was typed.
          if (hasTyped) return;
          if (localText() === markdown) show(markdown, markdownToDocument(markdown, root), isOwn);
          else follow();
        },
        (error: unknown) => {
          parsing = null;
          if (!(error instanceof NotParsed)) throw error;
          if (!isClosed) latest.current.failed(error.reason);
        },
      );
    };

    synchronize.current = follow;
    follow();
    const unsubscribe = session.subscribe(follow);
    return () => {
      session.readTyped();
      isClosed = true;
      unsubscribe();
      parser.close();
      view?.destroy();
      setOpened(null);
    };
  }, [session, path]);

  useEffect(() => {
    if (isShown) synchronize.current();
    else session.readTyped();
  }, [session, isShown]);

  return opened;
}

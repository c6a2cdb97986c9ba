import { useEffect, useState } from 'react';
import type { Locale } from '../../../../../model/locale.ts';
import { useLocale } from '../../../features/locale/index.ts';
import type { FieldPath } from '../../../../../model/content/draft.ts';
import { textAt } from '../draft/use-entry.ts';
import { editorMessages } from '../editor/messages.ts';
import { MarkdownParser } from '../rich-text/markdown-parser.ts';
import type { EntrySession } from '../draft/entry-store.ts';

/** Milliseconds between a change and the update of the preview. */
const UPDATE_DELAY = 250;

/** The HTML of a Markdown text, rendered in a worker after each change; null before the first result. */
function useMarkdownPreview(session: EntrySession, path: FieldPath): string | null {
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    const parser = new MarkdownParser();
    let shown: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const render = () => {
      timer = undefined;
      const markdown = textAt(session, path);
      if (markdown === shown) return;
      shown = markdown;
      // A text that cannot be rendered leaves the last result.
      parser.render(markdown).then(setHtml, () => undefined);
    };
    const unsubscribe = session.subscribe(() => (timer ??= setTimeout(render, UPDATE_DELAY)));
    render();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      parser.close();
    };
  }, [session, path]);
  return html;
}

/** The text of an article as visitors will see it. */
export function MarkdownPreview({
  session,
  language,
}: {
  session: EntrySession;
  language: Locale;
}) {
  const t = editorMessages[useLocale()].editor;
  const html = useMarkdownPreview(session, `draft.${language}.body`);
  if (html === null) return <p role="status">{t.previewing}</p>;
  if (html === '') return <p className="py-4 text-a-muted">{t.previewEmpty}</p>;
  return (
    <div
      className="prose mt-2 max-h-160 overflow-auto rounded-lg border border-a-line bg-(--background) p-4 text-(--text) *:[contain-intrinsic-size:auto_4rem] *:[content-visibility:auto]"
      lang={language}
      // micromark escapes the author's own HTML.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

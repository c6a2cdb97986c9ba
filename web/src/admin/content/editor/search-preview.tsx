import type { PagedKind } from '../../../../../model/content/paths.ts';
import { entryPath } from '../../../../../model/content/paths.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { useDeferredValue } from 'react';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { studio } from '../../../studio/studio.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { useText } from '../draft/use-entry.ts';
import { editorMessages } from './messages.ts';

/** Characters after which search engines usually truncate. */
const VISIBLE = { title: 60, summary: 155 } as const;

const truncate = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()} …` : text;

/** Approximation of the entry in a list of search results. */
export function SearchPreview({
  session,
  kind,
  language,
}: {
  session: EntrySession;
  kind: PagedKind;
  language: Locale;
}) {
  const t = editorMessages[useLocale()].search;
  const title = useDeferredValue(useText(session, `draft.${language}.title`));
  const summary = useDeferredValue(useText(session, `draft.${language}.summary`));
  const slug = useText(session, 'draft.shared.slug');
  const full = title === '' ? t.noTitle : `${title} · ${studio.name}`;
  const isLong = full.length > VISIBLE.title || summary.length > VISIBLE.summary;
  return (
    <details className="rounded-lg border border-a-line">
      <summary className="cursor-pointer px-3 py-2.5 font-medium">{t.title}</summary>
      <div className="grid gap-0.5 px-3 pb-3">
        <p className="text-[0.8125rem] break-all text-a-muted">
          {studio.domain}
          {entryPath(kind, slug)}
        </p>
        <p className="text-lg text-a-accent" lang={title === '' ? undefined : language}>
          {truncate(full, VISIBLE.title)}
        </p>
        <p className="text-[0.875rem]" lang={summary === '' ? undefined : language}>
          {truncate(summary || t.noSummary, VISIBLE.summary)}
        </p>
        {isLong && (
          <p className="text-hint text-a-muted mt-1">
            {formatMessage(t.long, { title: VISIBLE.title, summary: VISIBLE.summary })}
          </p>
        )}
      </div>
    </details>
  );
}

import type { Locale } from '../../../../model/locale.ts';
import { useDeferredValue } from 'react';
import { useLocale } from '../../features/i18n/index.ts';
import { studio } from '../../studio.ts';
import { formatMessage } from '../../controls/index.ts';
import type { EntrySession } from './entry-session.ts';
import { textPath } from './fields.ts';
import { useField } from './use-session.ts';
import { contentMessages } from './messages.ts';

/** Characters after which search engines usually cut. */
const SHOWN = { title: 60, summary: 155 } as const;

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()} …` : text;

/** Roughly how a search engine shows the entry. */
export function SearchPreview({ session, language }: { session: EntrySession; language: Locale }) {
  const t = contentMessages[useLocale()].search;
  const title = useDeferredValue(useField(session, textPath(language, 'title')).local);
  const summary = useDeferredValue(useField(session, textPath(language, 'summary')).local);
  const slug = useField(session, 'slug').local;
  const full = title === '' ? t.noTitle : `${title} · ${studio.name}`;
  const isLong = full.length > SHOWN.title || summary.length > SHOWN.summary;
  return (
    <details className="rounded-lg border border-a-line">
      <summary className="cursor-pointer px-3 py-2.5 font-medium">{t.title}</summary>
      <div className="grid gap-0.5 px-3 pb-3" lang={language}>
        <p className="text-[0.8125rem] break-all text-a-muted">
          {studio.domain}/blog?post={slug}
        </p>
        <p className="text-lg text-a-accent">{cut(full, SHOWN.title)}</p>
        <p className="text-[0.875rem]">{cut(summary || t.noSummary, SHOWN.summary)}</p>
        {isLong && (
          <p className="control-hint mt-1">
            {formatMessage(t.long, { title: SHOWN.title, summary: SHOWN.summary })}
          </p>
        )}
      </div>
    </details>
  );
}

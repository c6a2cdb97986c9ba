import type { ReactNode } from 'react';
import { formatTime } from '../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../features/locale/index.ts';
import { Button } from './button.tsx';
import { Notice } from './states.tsx';
import { controlMessages } from './messages.ts';

/** Offers the local draft of an earlier visit, which the database does not have. */
export function DraftNotice({
  savedAt,
  restore,
  discard,
  children,
}: {
  /** Milliseconds since 1970. */
  savedAt: number;
  restore: () => void;
  discard: () => void;
  /** The text of the draft. */
  children: ReactNode;
}) {
  const locale = useLocale();
  const t = controlMessages[locale];
  const when = formatTime(savedAt, locale, 'time');
  return (
    <Notice tone="warn" role="alert">
      <div className="min-w-0 grow">
        <p className="font-semibold">{formatMessage(t.unsavedDraft, { when })}</p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={restore}>
          {t.restoreDraft}
        </Button>
        <Button onClick={discard}>{t.discardDraft}</Button>
      </div>
    </Notice>
  );
}

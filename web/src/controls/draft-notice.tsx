import type { ReactNode } from 'react';
import { formatDate, useLocale } from '../features/i18n/index.ts';
import { Button } from './button.tsx';
import { formatMessage } from '../features/i18n/index.ts';
import { Notice } from './states.tsx';
import { controlMessages } from './messages.ts';

/** Offers text that an earlier visit left in this browser and the database never got. */
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
  /** Says which text. */
  children: ReactNode;
}) {
  const locale = useLocale();
  const t = controlMessages[locale];
  const when = formatDate(new Date(savedAt), locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice tone="warn" role="alert">
      <div className="min-w-0 grow">
        <p className="font-semibold">{formatMessage(t.lost, { when })}</p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={restore}>
          {t.putBack}
        </Button>
        <Button onClick={discard}>{t.throwAway}</Button>
      </div>
    </Notice>
  );
}

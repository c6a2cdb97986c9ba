import type { ReactNode } from 'react';
import { formatDate, useLocale } from '../../features/locale/index.ts';
import { Button } from './button.tsx';
import { fill } from './fill.ts';
import { Notice } from './states.tsx';
import { kitWords } from './words.ts';

/** Offers text that an earlier visit left in this browser and the database never got. */
export function LostNotice({
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
  const words = kitWords[locale];
  const when = formatDate(new Date(savedAt), locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice tone="warn" role="alert">
      <div className="min-w-0 grow">
        <p className="font-semibold">{fill(words.lost, { when })}</p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={restore}>
          {words.putBack}
        </Button>
        <Button onClick={discard}>{words.throwAway}</Button>
      </div>
    </Notice>
  );
}

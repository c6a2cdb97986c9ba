import type { ReactNode } from 'react';
import type { Locale } from '../../../model/locale.ts';
import { useLocale } from '../features/i18n/index.ts';
import { errorMessage } from '../data/error-message.ts';
import type { AsyncState } from '../data/use-live-query.ts';
import { ErrorState, Loading } from './states.tsx';

/** What is on its way, or cannot be had, or is there. */
export function AsyncContent<T>({
  live,
  rows,
  describe = errorMessage,
  children,
}: {
  live: AsyncState<T>;
  /** Grey bars while it is on its way: about as high as what comes. */
  rows: number;
  /** Says what went wrong. */
  describe?: (error: unknown, locale: Locale) => string;
  children: (value: T) => ReactNode;
}) {
  const locale = useLocale();
  if (live.state === 'loading') return <Loading rows={rows} />;
  if (live.state === 'failed') {
    return <ErrorState text={describe(live.error, locale)} retry={live.retry} />;
  }
  return children(live.value);
}

import type { ReactNode } from 'react';
import type { Locale } from '../../../../model/locale.ts';
import { useLocale } from '../../features/locale/index.ts';
import { describeProblem } from '../data/problem.ts';
import type { Live } from '../data/use-live.ts';
import { ErrorState, Loading } from './states.tsx';

/** What is on its way, or cannot be had, or is there. */
export function WhenReady<T>({
  live,
  rows,
  describe = describeProblem,
  children,
}: {
  live: Live<T>;
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

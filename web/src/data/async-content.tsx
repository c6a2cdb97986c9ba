import type { ReactNode } from 'react';
import type { Locale } from '../../../model/locale.ts';
import { ErrorState, Loading } from '../admin-ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import type { ErrorDescription } from './error-message.ts';
import { describeError } from './error-message.ts';
import type { AsyncState } from './use-live-query.ts';

/** Shows the loading, error or ready state of something that is loaded. */
export function AsyncContent<T>({
  content,
  rows,
  describe = describeError,
  children,
}: {
  content: AsyncState<T>;
  /** Rows of the placeholder, about as high as the content. */
  rows: number;
  describe?: (error: unknown, locale: Locale) => ErrorDescription | null;
  children: (value: T) => ReactNode;
}) {
  const locale = useLocale();
  if (content.state === 'loading') return <Loading rows={rows} />;
  if (content.state === 'error') {
    return <ErrorState text={describe(content.error, locale)?.text ?? ''} retry={content.retry} />;
  }
  return children(content.value);
}

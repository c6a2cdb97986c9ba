import type { ReactNode } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { ErrorState, Loading } from '../ui/index.ts';
import { describeError } from './error-message.ts';
import type { AsyncState } from './use-live-query.ts';

/** Shows the loading, error or ready state of something that is loaded. */
export function AsyncContent<T>({
  content,
  rows,
  children,
}: {
  content: AsyncState<T>;
  /** Rows of the placeholder, about as high as the content. */
  rows: number;
  children: (value: T) => ReactNode;
}) {
  const locale = useLocale();
  if (content.state === 'loading') return <Loading rows={rows} />;
  if (content.state === 'error') {
    return <ErrorState text={describeError(content.error, locale).text} retry={content.retry} />;
  }
  return children(content.value);
}

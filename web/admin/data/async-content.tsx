import type { ReactNode } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { Button, Empty, ErrorState, Loading, controlMessages } from '../ui/index.ts';
import { describeError } from './error-message.ts';
import type { AsyncState } from './use-live-query.ts';
import type { PagedQuery } from './use-paged-query.ts';

export function AsyncContent<T>({
  content,
  rows,
  children,
}: {
  content: AsyncState<T>;
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

export function PagedPanel({
  pages,
  isEmpty,
  empty,
  emptyText,
  more,
  children,
}: {
  pages: PagedQuery;
  isEmpty: boolean;
  empty: string;
  emptyText?: string | undefined;
  more?: string | undefined;
  children: ReactNode;
}) {
  const t = controlMessages[useLocale()];
  const { first, hasMore, loadingMore } = pages;
  return (
    <div className="rounded-panel border border-a-line bg-a-panel overflow-hidden">
      {isEmpty ? null : children}
      <AsyncContent content={first} rows={8}>
        {() => (
          <>
            {isEmpty && <Empty title={empty} text={emptyText} />}
            {hasMore && (
              <div className="grid justify-items-center border-t border-a-line p-3">
                <Button busy={loadingMore} onClick={pages.loadMore}>
                  {more ?? t.more}
                </Button>
              </div>
            )}
          </>
        )}
      </AsyncContent>
    </div>
  );
}

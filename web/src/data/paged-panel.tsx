import type { ReactNode } from 'react';
import { Button, Empty, Failure, controlMessages } from '../admin-ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { AsyncContent } from './async-content.tsx';
import { describeError } from './error-message.ts';
import type { PagedQuery } from './use-paged-query.ts';

/**
 * The list of an admin page in every state: loading, error, empty, and page by page.
 */
export function PagedPanel({
  pages,
  rows = 8,
  isEmpty,
  empty,
  emptyText,
  more,
  note,
  children,
}: {
  pages: PagedQuery;
  /** Rows of the placeholder while the first page is loading. */
  rows?: number;
  /** True where the list has no items; then `empty` and `emptyText` take its place. */
  isEmpty: boolean;
  empty: string;
  emptyText?: string | undefined;
  /** Label of the button that loads the next page. */
  more?: string;
  /** Above that button. */
  note?: ReactNode;
  /** The list. */
  children: ReactNode;
}) {
  const locale = useLocale();
  const t = controlMessages[locale];
  const { first, hasMore, loadingMore, loadMoreError } = pages;
  return (
    <div className="rounded-panel border border-a-line bg-a-panel overflow-hidden">
      {isEmpty ? null : children}
      <AsyncContent content={first} rows={rows}>
        {() => (
          <>
            {isEmpty && <Empty title={empty} text={emptyText} />}
            {(hasMore || note) && (
              <div className="grid justify-items-center gap-2 border-t border-a-line p-3">
                {note}
                <Failure
                  text={loadMoreError ? describeError(loadMoreError, locale).text : undefined}
                />
                {hasMore && (
                  <Button busy={loadingMore} onClick={pages.loadMore}>
                    {loadMoreError ? t.retry : (more ?? t.more)}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </AsyncContent>
    </div>
  );
}

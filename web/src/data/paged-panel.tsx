import type { ReactNode } from 'react';
import { Button, Notice, controlMessages } from '../controls/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { AsyncContent } from './async-content.tsx';
import { describeError } from './error-message.ts';
import type { PagedQuery } from './use-paged-query.ts';

/**
 * The list of an admin page in every state: loading, error, empty, and page by page. An error while loading more
 * keeps the items that are shown.
 */
export function PagedPanel({
  pages,
  rows = 8,
  empty,
  more,
  note,
  children,
}: {
  pages: PagedQuery;
  /** Rows of the placeholder while the first page is loading. */
  rows?: number;
  /** Shown instead of an empty list; null where the list has items. */
  empty: ReactNode;
  /** Label of the button that loads the next page. */
  more: string;
  /** Above that button. */
  note?: ReactNode;
  /** The list. */
  children: ReactNode;
}) {
  const locale = useLocale();
  const { first, hasMore, loadingMore, loadMoreError } = pages;
  return (
    <div className="control-panel overflow-hidden">
      {empty === null ? children : null}
      <AsyncContent content={first} rows={rows}>
        {() => (
          <>
            {empty}
            {(hasMore || note) && (
              <div className="grid justify-items-center gap-2 border-t border-a-line p-3">
                {note}
                {loadMoreError && (
                  <Notice tone="danger" role="alert">
                    {describeError(loadMoreError, locale).text}
                  </Notice>
                )}
                {hasMore && (
                  <Button busy={loadingMore} onClick={pages.loadMore}>
                    {loadMoreError ? controlMessages[locale].retry : more}
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

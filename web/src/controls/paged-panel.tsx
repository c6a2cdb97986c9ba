import type { ReactNode } from 'react';
import { useLocale } from '../features/i18n/index.ts';
import { errorMessage } from '../data/error-message.ts';
import type { PagedQuery } from '../data/use-paged-query.ts';
import { Button } from './button.tsx';
import { Notice } from './states.tsx';
import { AsyncContent } from './async-content.tsx';
import { controlMessages } from './messages.ts';

/** A framed list that grows page by page, whatever state it is in. More that cannot be had takes nothing away. */
export function PagedPanel({
  pages,
  rows = 8,
  empty,
  more,
  note,
  children,
}: {
  pages: PagedQuery;
  rows?: number;
  /** Stands in the list's place where it has nothing; null where it has something. */
  empty: ReactNode;
  /** What the button says that brings older ones. */
  more: string;
  /** Above that button. */
  note?: ReactNode;
  /** The list. */
  children: ReactNode;
}) {
  const locale = useLocale();
  const { first, hasMore, loadingMore, moreFailed } = pages;
  return (
    <div className="control-panel overflow-hidden">
      {empty === null ? children : null}
      <AsyncContent live={first} rows={rows}>
        {() => (
          <>
            {empty}
            {(hasMore || note) && (
              <div className="grid justify-items-center gap-2 border-t border-a-line p-3">
                {note}
                {moreFailed && (
                  <Notice tone="danger" role="alert">
                    {errorMessage(moreFailed, locale)}
                  </Notice>
                )}
                {hasMore && (
                  <Button busy={loadingMore} onClick={pages.more}>
                    {moreFailed ? controlMessages[locale].retry : more}
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

import type { ReactNode } from 'react';
import { useLocale } from '../../features/locale/index.ts';
import { describeProblem } from '../data/problem.ts';
import type { Pages } from '../data/use-pages.ts';
import { Button } from './button.tsx';
import { Notice } from './states.tsx';
import { WhenReady } from './when-ready.tsx';
import { kitWords } from './words.ts';

/** A framed list that grows page by page, whatever state it is in. More that cannot be had takes nothing away. */
export function PagedPanel({
  pages,
  rows = 8,
  empty,
  more,
  note,
  children,
}: {
  pages: Pages;
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
    <div className="k-panel overflow-hidden">
      {empty === null ? children : null}
      <WhenReady live={first} rows={rows}>
        {() => (
          <>
            {empty}
            {(hasMore || note) && (
              <div className="grid justify-items-center gap-2 border-t border-a-line p-3">
                {note}
                {moreFailed && (
                  <Notice tone="danger" role="alert">
                    {describeProblem(moreFailed, locale)}
                  </Notice>
                )}
                {hasMore && (
                  <Button busy={loadingMore} onClick={pages.more}>
                    {moreFailed ? kitWords[locale].retry : more}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </WhenReady>
    </div>
  );
}

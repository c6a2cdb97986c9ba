import { useEffect, useState } from 'react';
import { isReachable } from '#browser/reachability.ts';
import { ignoringChunkErrors } from '#browser/reload.ts';
import type { PublicEntry } from '#model/content/answers.ts';
import type { PagedType } from '#model/content/paths.ts';

const loadFetching = () => ignoringChunkErrors(() => import('./fetch-content.ts'));

type EntryState<Entry> =
  | { status: 'loading' }
  | { status: 'ready'; entry: Entry }
  | { status: 'missing' }
  | { status: 'failed'; offline: boolean };

/** The component needs the slug as its key. @param prerendered may come after the first rendering, on the way back */
export function useEntry<Type extends PagedType>(
  type: Type,
  slug: string,
  prerendered: PublicEntry[Type] | undefined,
): { state: EntryState<PublicEntry[Type]>; retry: () => void } {
  const [answer, setAnswer] = useState<EntryState<PublicEntry[Type]> | null>(null);
  const [attempt, setAttempt] = useState(0);

  const served = prerendered?.slug === slug ? prerendered : undefined;

  useEffect(() => {
    if (served) {
      void loadFetching()
        .then(({ keepEntry }) => keepEntry(type, served))
        .catch(() => undefined);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const fetching = loadFetching().then(({ fetchEntry }) => fetchEntry(type, slug, signal));
    fetching.then(
      (entry) => setAnswer(entry ? { status: 'ready', entry } : { status: 'missing' }),
      async () => {
        const offline = !(await isReachable());
        if (!signal.aborted) setAnswer({ status: 'failed', offline });
      },
    );
    return () => controller.abort();
  }, [type, slug, served, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  if (served) return { state: { status: 'ready', entry: served }, retry };
  return { state: answer ?? { status: 'loading' }, retry };
}

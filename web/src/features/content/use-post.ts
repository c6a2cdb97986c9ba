import { useEffect, useState } from 'react';
import type { PublicPost } from '../../../../model/publishing/content-api.ts';
import { PostNotFound, fetchPost } from './fetch-content.ts';

export type PostView =
  | { status: 'loading' }
  | { status: 'ready'; post: PublicPost }
  | { status: 'missing' }
  | { status: 'failed'; offline: boolean };

/**
 * The post of a slug, fetched from the content function. The component that uses it has the slug as its key.
 * @param prerendered the post of this page's HTML, shown until the function responds and where it cannot be reached; it
 *   may come after the first rendering, where the visitor goes back to the page
 */
export function usePost(
  slug: string,
  prerendered: PublicPost | undefined,
): { view: PostView; retry: () => void } {
  const [answer, setAnswer] = useState<PostView | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchPost(slug, signal).then(
      (post) => setAnswer({ status: 'ready', post }),
      (error: unknown) => {
        if (signal.aborted) return;
        const isMissing = error instanceof PostNotFound;
        // A post that is already shown stays.
        setAnswer((current) => {
          if (isMissing) return { status: 'missing' };
          const isShown = current?.status === 'ready';
          return isShown ? current : { status: 'failed', offline: !navigator.onLine };
        });
      },
    );
    return () => controller.abort();
  }, [slug, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  const isShown = prerendered?.slug === slug && (answer === null || answer.status === 'failed');
  if (isShown) return { view: { status: 'ready', post: prerendered }, retry };
  return { view: answer ?? { status: 'loading' }, retry };
}

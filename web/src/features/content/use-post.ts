import { useEffect, useState } from 'react';
import type { PublicPost } from '../../../../model/api/content.ts';
import { PostNotFound, fetchPost } from './fetch-content.ts';

export type PostView =
  | { status: 'loading' }
  | { status: 'ready'; post: PublicPost }
  | { status: 'missing' }
  | { status: 'failed'; offline: boolean };

/**
 * The post of a slug, fetched from the content function.
 * @param prerendered the post of this page's HTML, shown until the function responds and where it cannot be reached
 */
export function usePost(
  slug: string,
  prerendered: PublicPost | undefined,
): { view: PostView; retry: () => void } {
  const first: PostView =
    prerendered?.slug === slug ? { status: 'ready', post: prerendered } : { status: 'loading' };
  const [state, setState] = useState<{ slug: string; view: PostView }>({
    slug,
    view: first,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const settle = (view: PostView) => setState({ slug, view });
    fetchPost(slug, controller.signal).then(
      (post) => settle({ status: 'ready', post }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (error instanceof PostNotFound) return settle({ status: 'missing' });
        // A post that is already shown stays.
        setState((current) =>
          current.slug === slug && current.view.status === 'ready'
            ? current
            : { slug, view: { status: 'failed', offline: !navigator.onLine } },
        );
      },
    );
    return () => controller.abort();
  }, [slug, attempt]);

  const retry = () => {
    setState({ slug, view: { status: 'loading' } });
    setAttempt(attempt + 1);
  };
  const own = state.slug === slug ? state.view : first;
  // Going back, the page's own post may come after the first rendering.
  const isAnswer = own.status === 'ready' || own.status === 'missing';
  return { view: isAnswer || first.status === 'loading' ? own : first, retry };
}

import { useEffect, useState } from 'react';
import type { PublicPost } from '../../../../model/api/content.ts';
import { PostNotFound, fetchPost } from './fetch-content.ts';
import { staticPostPath } from '../navigation/index.ts';
import { loadPayload } from '../payload/load-payload.ts';

export type PostView =
  | { status: 'loading' }
  | { status: 'ready'; post: PublicPost }
  | { status: 'missing' }
  | { status: 'failed'; offline: boolean };

/**
 * The post of a slug, fetched from the content function.
 * @param prerendered the post of this page's prerendered HTML, shown until the function responds
 * @param isPrerendered true for a post that has a static page: its text is loaded from there until the function
 *   responds, and stays where the function cannot be reached
 */
export function usePost(
  slug: string,
  prerendered: PublicPost | undefined,
  isPrerendered: boolean,
): { view: PostView; retry: () => void } {
  const first: PostView =
    prerendered?.slug === slug && prerendered
      ? { status: 'ready', post: prerendered }
      : { status: 'loading' };
  const [state, setState] = useState<{ slug: string; view: PostView }>({
    slug,
    view: first,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    let settled = false;
    const settle = (view: PostView) => {
      settled = true;
      setState({ slug, view });
    };
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
    if (isPrerendered && prerendered?.slug !== slug) {
      void fetchPrerenderedPost(slug).then((post) => {
        if (post && !settled && !controller.signal.aborted) {
          setState({ slug, view: { status: 'ready', post } });
        }
      });
    }
    return () => controller.abort();
  }, [slug, attempt, isPrerendered, prerendered]);

  const retry = () => {
    setState({ slug, view: { status: 'loading' } });
    setAttempt(attempt + 1);
  };
  return { view: state.slug === slug ? state.view : first, retry };
}

/** The post as it was when the site was built, from its static page; undefined where that cannot be loaded. */
async function fetchPrerenderedPost(slug: string): Promise<PublicPost | undefined> {
  try {
    return (await loadPayload(staticPostPath(slug))).post;
  } catch {
    // The content function has the post as well.
    return undefined;
  }
}

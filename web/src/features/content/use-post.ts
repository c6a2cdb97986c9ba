import { useEffect, useState } from 'react';
import type { PublicPost } from '../../../../model/api/content.ts';
import { PostNotFound, fetchPost } from './fetch-content.ts';
import { fetchBuiltInPost } from './built-in-post.ts';

export type PostView =
  | { status: 'loading' }
  | { status: 'ready'; post: PublicPost }
  | { status: 'missing' }
  | { status: 'failed'; offline: boolean };

/**
 * The post of a slug, fetched from the content function.
 * @param slug null fetches nothing
 * @param builtIn the post that the page was written with, shown until the function answers
 * @param isBuiltIn true for a post that has a static page: its text comes from there until the function answers,
 *   and stays where the function cannot be reached
 */
export function usePost(
  slug: string | null,
  builtIn: PublicPost | undefined,
  isBuiltIn: boolean,
): { view: PostView; retry: () => void } {
  const first: PostView =
    builtIn?.slug === slug && builtIn ? { status: 'ready', post: builtIn } : { status: 'loading' };
  const [state, setState] = useState<{ slug: string | null; view: PostView }>({
    slug,
    view: first,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (slug === null) return undefined;
    const left = new AbortController();
    let answered = false;
    const settle = (view: PostView) => {
      answered = true;
      setState({ slug, view });
    };
    fetchPost(slug, left.signal).then(
      (post) => settle({ status: 'ready', post }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        if (error instanceof PostNotFound) return settle({ status: 'missing' });
        // A post that can already be read stays.
        setState((now) =>
          now.slug === slug && now.view.status === 'ready'
            ? now
            : { slug, view: { status: 'failed', offline: !navigator.onLine } },
        );
      },
    );
    if (isBuiltIn && builtIn?.slug !== slug) {
      void fetchBuiltInPost(slug).then((post) => {
        if (post && !answered && !left.signal.aborted) {
          setState({ slug, view: { status: 'ready', post } });
        }
      });
    }
    return () => left.abort();
  }, [slug, attempt, isBuiltIn, builtIn]);

  const retry = () => {
    setState({ slug, view: { status: 'loading' } });
    setAttempt(attempt + 1);
  };
  return { view: state.slug === slug ? state.view : first, retry };
}

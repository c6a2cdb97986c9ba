import { useSyncExternalStore } from 'react';
import type { PublicContent } from '../../../../model/api/content.ts';

const never = () => () => undefined;

/**
 * Address of a post. A post is read at `/blog?post={slug}`, which needs scripting; the prerendered list
 * therefore leads to the static page that the build wrote for each post it knew.
 */
export function usePostHref(builtIn: PublicContent['blog'] | undefined): (slug: string) => string {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (slug) =>
    !scripted && builtIn?.some((post) => post.slug === slug)
      ? `/blog/${slug}`
      : `/blog?post=${slug}`;
}

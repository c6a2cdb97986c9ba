import { postPath } from '../../../../../model/content/blog-paths.ts';
import type { Entry } from '../../../../../model/content/entry.ts';

/** Path of the page on which visitors read what is published of an entry. */
export function publicPath({ kind, live }: Pick<Entry, 'kind' | 'live'>): string {
  if (kind === 'blog') return postPath(live.shared?.slug ?? '');
  return kind === 'portfolio' ? '/our-portofolio' : '/testimonial';
}

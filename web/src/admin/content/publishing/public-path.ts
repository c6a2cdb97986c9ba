import { entryPath } from '../../../../../model/content/entry-paths.ts';
import type { Entry } from '../../../../../model/content/entry.ts';

/** Path of the page on which visitors read what is published of an entry. */
export function publicPath({ kind, live }: Pick<Entry, 'kind' | 'live'>): string {
  return kind === 'testimonials' ? '/testimonial' : entryPath(kind, live.shared?.slug ?? '');
}

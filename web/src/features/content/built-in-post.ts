import type { PublicPost } from '../../../../model/api/content.ts';
import { staticPostPath } from '../navigation/index.ts';
import { loadPayload } from '../payload/index.ts';

/** A post as it was when the site was built, from its static page; undefined where it cannot be had. */
export async function fetchBuiltInPost(slug: string): Promise<PublicPost | undefined> {
  try {
    return (await loadPayload(staticPostPath(slug))).post;
  } catch {
    // The content function has the post, too.
    return undefined;
  }
}

import type { ContentKind } from '../../../../model/content-limits.ts';
import { KINDS } from '../../../../model/content-text.ts';
import { queryDocuments } from '../../firebase/firestore.ts';

/** True where another entry of the kind has this address; reads two records at most. */
export async function isSlugTaken(kind: ContentKind, id: string, slug: string): Promise<boolean> {
  if (!KINDS[kind].hasSlug || slug === '') return false;
  const found = await queryDocuments(KINDS[kind].collection, {
    where: [['slug', '==', slug]],
    limit: 2,
  });
  return found.some((one) => one.id !== id);
}

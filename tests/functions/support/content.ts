import { contentCollection } from '../../../functions/src/firestore.ts';
import type { ContentKind } from '../../../model/content-limits.ts';

/** Milliseconds. */
export const DAY = 86_400_000;
/** From when the tests begin until a scheduled text becomes public, in milliseconds. */
export const SOON = 55_000;

const BODY = [
  '# Top heading',
  '**bold** <script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[link](javascript:alert(1)) [data](data:text/html,x)',
].join('\n\n');

/** Texts of any kind; which of them count is the kind's business. */
export function textsFor(slug: string) {
  return { title: slug, summary: 'Short.', body: BODY, quote: `Good, ${slug}`, role: 'Owner' };
}

interface Parts {
  slug: string;
  /** Per language, when it becomes public, in milliseconds since 1970. */
  live: { en?: number | null; id?: number | null };
  /** Fields that break the shape, or complete it. */
  changes?: Record<string, unknown>;
}

/** Stores a record as the admin's editor does; its document is named for its slug. */
export async function document(kind: ContentKind, { slug, live, changes }: Parts): Promise<void> {
  const at = (time: number | null | undefined) =>
    typeof time === 'number' ? { ...textsFor(slug), publish_at: new Date(time) } : null;
  const draft = { ...textsFor(slug), title: 'secret draft', quote: 'secret draft' };
  await contentCollection(kind)
    .doc(slug)
    .set({
      slug,
      person: slug,
      order: 1,
      cover: null,
      link: '',
      draft: { en: draft, id: draft },
      live: { en: at(live.en), id: at(live.id) },
      outdated: { en: false, id: false },
      created_date: new Date(),
      updated_by: 'someone',
      updated_date: new Date(),
      ...changes,
    });
}

import { contentCollection } from '../../../functions/src/firestore.ts';
import type { ContentKind } from '../../../model/content-limits.ts';

/** Milliseconds. */
export const DAY = 86_400_000;
/** Time from the start of the tests to a scheduled publication, in milliseconds. */
export const SOON = 55_000;

const BODY = [
  '# Top heading',
  '**bold** <script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[link](javascript:alert(1)) [data](data:text/html,x)',
].join('\n\n');

/** Texts of any kind of content; each kind uses its own. */
export function textsFor(slug: string) {
  return { title: slug, summary: 'Short.', body: BODY, quote: `Good, ${slug}`, role: 'Owner' };
}

interface Parts {
  slug: string;
  /** Publication time per language, in milliseconds since 1970. */
  live: { en?: number | null; id?: number | null };
  /** Further fields, also malformed ones. */
  changes?: Record<string, unknown>;
}

/** Stores a record as the editor does; the document's id is its slug. */
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

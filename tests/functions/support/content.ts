import {
  contentCollection,
  database,
  publicationCollection,
} from '../../../functions/src/firestore.ts';
import { CONTENT_KINDS, KINDS } from '../../../model/content/kinds.ts';
import type { ContentKind, Texts } from '../../../model/content/kinds.ts';
import { COLLECTIONS, HISTORY_COLLECTION } from '../../../model/collections.ts';
import { emptyEntry, parseEntry } from '../../../model/content/draft.ts';
import type { PublishRequest } from '../../../model/publishing/api.ts';
import { publishableFields } from '../../../model/content/status.ts';
import type { Locale } from '../../../model/locale.ts';

/** Markdown that contains raw markup. */
const BODY = [
  '# Top heading',
  '**bold** <script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[link](javascript:alert(1)) [data](data:text/html,x)',
].join('\n\n');

/** Texts of any kind of content, in the fields of that kind; '' in those that may be empty. */
export function textsFor(kind: ContentKind, name: string): Record<string, string> {
  const all: Texts = {
    title: name,
    summary: 'Short.',
    body: BODY,
    quote: `Good, ${name}`,
    role: 'Owner',
  };
  return Object.fromEntries(KINDS[kind].texts.map((field) => [field, all[field] ?? '']));
}

/** Stores an entry as the editor does: a draft in both languages, nothing published. */
export async function storeEntry(
  kind: ContentKind,
  id: string,
  changes: Record<string, unknown> = {},
): Promise<void> {
  const { hasSlug, hasOrder } = KINDS[kind];
  const now = new Date();
  await contentCollection(kind)
    .doc(id)
    .set({
      draft: { en: textsFor(kind, `${id} en`), id: textsFor(kind, `${id} id`) },
      live: { en: null, id: null, shared: null },
      outdated: { en: false, id: false },
      ...(hasSlug ? { slug: id, cover: null } : { person: id }),
      ...(kind === 'portfolio' && { link: '' }),
      ...(hasOrder && { order: 1 }),
      created_date: now,
      updated_by: 'someone',
      updated_date: now,
      // As functions write it: no trigger records it.
      recorded_date: now,
      ...changes,
    });
}

/** The request of an editor that shows the stored draft, to publish it at once. */
export async function publishRequest(
  kind: ContentKind,
  id: string,
  locale: Locale,
): Promise<Extract<PublishRequest, { operation: 'publish' }>> {
  const stored = parseEntry(kind, id, (await contentCollection(kind).doc(id).get()).data());
  const fields = publishableFields(kind, stored ?? emptyEntry(kind, id, 0), locale);
  // Fields that are too long are invalid on purpose, and the function checks them.
  return { operation: 'publish', kind, entry: id, locale, at: null, fields, base: {} } as never;
}

/** Stores a publication as publishing does; times in milliseconds since 1970, per language. */
export async function storePublication(
  kind: ContentKind,
  address: string,
  live: { en?: number; id?: number },
  changes: Record<string, unknown> = {},
): Promise<void> {
  const { body: _, ...texts } = textsFor(kind, address);
  const text = (time: number | undefined) =>
    time === undefined
      ? null
      : {
          ...texts,
          ...(kind !== 'testimonials' && { html: '<p>Text</p>' }),
          publish_at: new Date(time),
        };
  await publicationCollection(kind)
    .doc(address)
    .set({
      entry: address,
      first_at: new Date(Math.min(live.en ?? Infinity, live.id ?? Infinity)),
      changed_date: new Date(),
      texts: { en: text(live.en), id: text(live.id) },
      ...(kind === 'testimonials' ? { person: address } : { cover: null }),
      ...(kind === 'blog' && { changed_at: { en: null, id: null } }),
      ...(kind === 'portfolio' && { link: '' }),
      ...(kind !== 'blog' && { order: 1 }),
      ...changes,
    });
}

/** Deletes every entry and publication whose id contains a mark. */
export async function deleteMarked(mark: string): Promise<void> {
  const deleted = await database().collection(COLLECTIONS.deletedEntry).listDocuments();
  await Promise.all(deleted.filter(({ id }) => id.includes(mark)).map((one) => one.delete()));
  for (const kind of CONTENT_KINDS) {
    for (const collection of [contentCollection(kind), publicationCollection(kind)]) {
      const references = await collection.listDocuments();
      const marked = references.filter(({ id }) => id.includes(mark));
      const histories = await Promise.all(
        marked.map((reference) => reference.collection(HISTORY_COLLECTION).listDocuments()),
      );
      await Promise.all([...marked, ...histories.flat()].map((reference) => reference.delete()));
    }
  }
}

import {
  contentCollection,
  database,
  publicationCollection,
} from '../../../functions/src/firestore.ts';
import type { Act } from '../../../model/content/acts.ts';
import type { Entry, FieldPath } from '../../../model/content/draft.ts';
import { draftUpdate, newRecord, parseEntry } from '../../../model/content/draft.ts';
import type { ContentKind, FieldValue, Shared, Texts } from '../../../model/content/kinds.ts';
import { CONTENT_KINDS, findField, KINDS, textFields } from '../../../model/content/kinds.ts';
import { publicationOf, publicationText } from '../../../model/content/publication.ts';
import type { Locale } from '../../../model/locale.ts';

/** Markdown that contains raw markup. */
const BODY = [
  '# Top heading',
  '**bold** <script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[link](javascript:alert(1)) [data](data:text/html,x)',
].join('\n\n');

/** Texts of any kind of content, in the fields of that kind; '' in those that may be empty. */
export function textsFor(kind: ContentKind, name: string): Texts {
  const all: Texts = {
    title: name,
    summary: 'Short.',
    body: BODY,
    quote: `Good, ${name}`,
    role: 'Owner',
  };
  return Object.fromEntries(textFields(kind).map((field) => [field, all[field] ?? '']));
}

/** What names an entry of a kind: its address, or the person. */
const nameFor = (kind: ContentKind, name: string): Partial<Shared> =>
  findField(kind, 'slug') ? { slug: name } : { person: name };

interface EntryChanges {
  draft?: Partial<Record<Locale, Texts>>;
  shared?: Partial<Shared>;
  [field: string]: unknown;
}

/** The record of an entry as the editor stores it: a draft in both languages, nothing published. */
export function recordFor(
  kind: ContentKind,
  id: string,
  { draft = {}, shared = {}, ...changes }: EntryChanges = {},
) {
  const now = new Date();
  const stored = newRecord(kind);
  return {
    ...stored,
    draft: {
      en: textsFor(kind, `${id} en`),
      id: textsFor(kind, `${id} id`),
      ...draft,
      shared: { ...stored.draft.shared, ...nameFor(kind, id), ...shared },
    },
    ...(KINDS[kind].isOrdered && { order: 1 }),
    created_date: now,
    updated_by: 'someone',
    updated_date: now,
    ...changes,
  };
}

/** Stores an entry as the editor does: a draft in both languages, nothing published. */
export async function storeEntry(
  kind: ContentKind,
  id: string,
  changes: EntryChanges = {},
): Promise<void> {
  await contentCollection(kind)
    .doc(id)
    .set(recordFor(kind, id, changes));
}

/** An entry as it is stored. */
export async function entryOf(kind: ContentKind, id: string): Promise<Entry> {
  const entry = parseEntry(kind, id, (await contentCollection(kind).doc(id).get()).data());
  if (entry === null) throw new Error(`There is no ${kind}/${id}`);
  return entry;
}

/** Saves fields of a draft as the editor does. */
export async function save(
  kind: ContentKind,
  id: string,
  fields: Partial<Record<FieldPath, FieldValue>>,
): Promise<void> {
  const values = new Map(Object.entries(fields) as [FieldPath, FieldValue][]);
  const update = draftUpdate(await entryOf(kind, id), values);
  const stamp = { updated_by: 'someone', updated_date: new Date() };
  await contentCollection(kind)
    .doc(id)
    .update({ ...update, ...stamp });
}

/** The request of an editor that shows the stored draft, to publish it at once. */
export async function publishRequest(
  kind: ContentKind,
  id: string,
  locale: Locale,
): Promise<Extract<Act, { act: 'publish' }>> {
  const { revision } = await entryOf(kind, id);
  const seen = { text: revision[locale], shared: revision.shared };
  return { act: 'publish', kind, entry: id, locale, seen, at: null };
}

interface PublicationChanges {
  shared?: Partial<Shared>;
  /** In place of the usual texts of both languages. */
  texts?: Texts;
  html?: string;
  order?: number;
  addresses?: string[];
}

/** Stores a publication as publishing does; times in milliseconds since 1970, per language. */
export async function storePublication(
  kind: ContentKind,
  id: string,
  live: { en?: number; id?: number },
  { shared, texts, html = '<p>Text</p>', order = 1, addresses = [] }: PublicationChanges = {},
): Promise<void> {
  const text = (time: number | undefined) =>
    time === undefined ? null : publicationText(kind, texts ?? textsFor(kind, id), html, time);
  const both = { en: text(live.en), id: text(live.id) };
  const fields = { ...nameFor(kind, id), ...shared };
  const publication = publicationOf(kind, fields, both, { order, addresses });
  await publicationCollection(kind).doc(id).set(publication);
}

/** Deletes every entry and publication whose id contains a mark. */
export async function deleteMarked(mark: string): Promise<void> {
  for (const kind of CONTENT_KINDS) {
    for (const collection of [contentCollection(kind), publicationCollection(kind)]) {
      const references = await collection.listDocuments();
      const marked = references.filter(({ id }) => id.includes(mark));
      await Promise.all(marked.map((reference) => database().recursiveDelete(reference)));
    }
  }
}

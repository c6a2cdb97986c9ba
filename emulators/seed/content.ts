import { join } from 'node:path';
import type { Entry } from '../../model/content/entry.ts';
import type { ContentKind } from '../../model/content/limits.ts';
import { CONTENT_KINDS } from '../../model/content/limits.ts';
import type { Bilingual } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import type { StoredPicture } from '../../model/pictures/picture.ts';
import { isPublication } from '../../model/publishing/publication.ts';
import { documentsOf } from '../../functions/src/publishing/entry-documents.ts';
import { renderBodies } from '../../functions/src/publishing/render-markdown.ts';
import { ROOT } from '../project.ts';
import { ACCOUNTS } from './accounts.ts';
import type { ContentEntry } from './content-folder.ts';
import { readContent } from './content-folder.ts';

/** The content of a fresh suite. */
export const SEED_CONTENT = join(ROOT, 'emulators/seed/content');

/** Building and seeding render everything at once, on machines that may be busy. */
const RENDER_MS = 60_000;

/** The seeded entries of a kind, in their order. */
export function seededEntries(kind: ContentKind): Entry[] {
  return readContent(SEED_CONTENT, Date.now())
    .flatMap(({ entry }) => (entry.kind === kind ? entry : []))
    .toSorted((a, b) => a.order - b.order);
}

/** The documents of an entry. */
export interface SeedDocuments {
  kind: ContentKind;
  id: string;
  record: Record<string, unknown>;
  /** What visitors get, and what leads there: by document id. */
  published: { address: string; publication: Record<string, unknown> }[];
}

/** The documents of entries, as publishing them would write them. */
export async function documentsOfContent(
  content: readonly ContentEntry[],
): Promise<SeedDocuments[]> {
  const documents: SeedDocuments[] = [];
  for (const kind of CONTENT_KINDS) {
    const own = content.filter(({ entry }) => entry.kind === kind);
    const bodies = own.flatMap(({ entry: { live } }) =>
      LOCALES.map((locale) => live[locale]?.body ?? ''),
    );
    const rendered = await renderBodies(kind, bodies, RENDER_MS);
    for (const [index, one] of own.entries()) {
      const [en = '', id = ''] = rendered.slice(LOCALES.length * index);
      documents.push(documentsOfEntry(one, { en, id }));
    }
  }
  return documents;
}

function documentsOfEntry(content: ContentEntry, html: Bilingual<string>): SeedDocuments {
  const { entry, changedAt, oldAddresses } = content;
  const created_date = new Date(content.created_date);
  const updated_date = new Date(content.updated_date);
  const { kind, id } = entry;
  const changed = { en: dateOf(changedAt.en), id: dateOf(changedAt.id) };
  const documents = documentsOf(entry, html, content.changed_date ?? 0, changed);
  const { stored, address, publication } = documents;
  const redirect_to = publication && address;
  return {
    kind,
    id,
    record: { ...stored, created_date, updated_by: ACCOUNTS[0].uid, updated_date },
    published: [
      ...oldAddresses.map((old) => ({ address: old, publication: { entry: id, redirect_to } })),
      ...(publication ? [{ address, publication }] : []),
    ],
  };
}

const dateOf = (time: number | null) => (time === null ? null : new Date(time));

/** The library's records of the covers. */
export function pictureRecords(
  content: readonly ContentEntry[],
): { id: string; record: StoredPicture<Date> }[] {
  return content.flatMap(({ entry: { slug, cover }, created_date }) => {
    if (cover === null) return [];
    const { id, ...picture } = cover;
    const stored = {
      created_date: new Date(created_date),
      created_by: ACCOUNTS[0].uid,
      unused_since: null,
    };
    return [{ id, record: { name: `${slug}.webp`, ...picture, ...stored } }];
  });
}

/** A record as the database returns it: dates have become Firestore times. */
function asRead(value: unknown): unknown {
  if (value instanceof Date) return { toMillis: () => value.getTime() };
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asRead(inner)]));
}

/** What visitors get of the seeded entries, as the function `content` reads it. */
export async function publishedSeeds(now: Date) {
  const documents = await documentsOfContent(readContent(SEED_CONTENT, now.getTime()));
  const read = (kind: ContentKind) =>
    documents
      .filter((one) => one.kind === kind)
      .flatMap(({ published }) => published)
      .filter(({ publication }) => isPublication(publication))
      .map(({ address, publication }) => ({ address, data: asRead(publication) }));
  return { blog: read('blog'), portfolio: read('portfolio'), testimonials: read('testimonials') };
}

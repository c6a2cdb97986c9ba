import { join } from 'node:path';
import { storedDraft } from '#model/content/draft.ts';
import {
  type ContentKind,
  type SharedField,
  fieldsOf,
  KINDS,
  picturesIn,
} from '#model/content/kinds.ts';
import { type Publication, publicationOf, publicationText } from '#model/content/publication.ts';
import type { StoredPicture } from '#model/pictures/picture.ts';
import { type Locale, LOCALES } from '#studio/locale.ts';
import { renderBody } from '../../functions/src/content/render.ts';
import { ROOT } from '../project.ts';
import { ACCOUNTS } from './accounts.ts';
import { type ContentEntry, readContent } from './content-folder.ts';

/** The content of a fresh suite. */
export const SEED_CONTENT = join(ROOT, 'emulators/seed/content');

/** The seeded entries of a kind, in their order. */
export function seededEntries(kind: ContentKind): ContentEntry[] {
  return readContent(SEED_CONTENT, Date.now())
    .filter((content) => content.kind === kind)
    .toSorted((a, b) => a.order - b.order);
}

/** The documents of an entry. */
export interface SeedDocuments {
  kind: ContentKind;
  id: string;
  record: Record<string, unknown>;
  /** What visitors get; null where the entry was never published. */
  publication: Publication | null;
  /** By document id. */
  history: { id: string; revision: Record<string, unknown> }[];
}

/** The documents of entries, as publishing them would write them. */
export function documentsOfContent(content: readonly ContentEntry[]): SeedDocuments[] {
  return content.map(documentsOfEntry);
}

/** The revision of every part, and that of what is public where the draft differs from it. */
const REVISION = 2;
const EARLIER_REVISION = 1;

const keptId = (locale: Locale) => `published-${locale}`;

function documentsOfEntry(content: ContentEntry): SeedDocuments {
  const { kind, id, draft, shown, outdated, updated_date } = content;
  const publication = publicationIn(content);
  const isSame = (part: keyof typeof draft) =>
    JSON.stringify(draft[part]) === JSON.stringify(shown[part]);
  const publishedAs = (part: keyof typeof draft) => (isSame(part) ? REVISION : EARLIER_REVISION);
  const published = (locale: Locale) =>
    content.published[locale] && {
      revision: publishedAs(locale),
      publish_at: new Date(content.published[locale].publish_at),
      kept: keptId(locale),
    };
  const record = {
    draft: storedDraft(kind, draft),
    revision: { en: REVISION, id: REVISION, shared: REVISION },
    outdated,
    published: {
      en: published('en'),
      id: published('id'),
      shared: publication && publishedAs('shared'),
    },
    ...(KINDS[kind].isOrdered && { order: content.order }),
    deleted_date: null,
    created_date: new Date(content.created_date),
    updated_by: ACCOUNTS[0].uid,
    updated_date: new Date(updated_date),
  };
  const history = LOCALES.filter((locale) => content.published[locale]).map((locale) => ({
    id: keptId(locale),
    revision: {
      reason: 'publish',
      locale,
      draft: storedDraft(kind, shown),
      saved_by: ACCOUNTS[0].uid,
      saved_date: new Date(updated_date),
    },
  }));
  return { kind, id, record, publication, history };
}

function publicationIn(content: ContentEntry): Publication | null {
  const { kind, shown, published, order, oldAddresses: addresses } = content;
  const text = (locale: Locale) => {
    const times = published[locale];
    if (times === null) return null;
    const { publish_at, changed_at } = times;
    const html = renderBody(kind, (shown[locale].body ?? '').trim());
    return publicationText(kind, shown[locale], html, publish_at, changed_at);
  };
  const texts = { en: text('en'), id: text('id') };
  const isPublic = texts.en !== null || texts.id !== null;
  // A withdrawn entry keeps its addresses.
  if (!isPublic && addresses.length === 0) return null;
  return publicationOf(kind, shown.shared, texts, { order, addresses });
}

/** The library's records of the pictures that the fields of entries name. */
export function pictureRecords(
  content: readonly ContentEntry[],
): { id: string; record: StoredPicture<Date> }[] {
  return content.flatMap(({ kind, id: entry, draft: { shared }, created_date }) =>
    fieldsOf(kind, 'shared')
      .flatMap((field) => picturesIn(field, shared[field.name as SharedField]))
      .map(({ id, ...described }) => {
        const stored = { created_date: new Date(created_date), created_by: ACCOUNTS[0].uid };
        return { id, record: { name: `${shared.slug || entry}.webp`, ...described, ...stored } };
      }),
  );
}

/** What visitors get of the seeded entries, as the function `content` reads it. */
export function publishedSeeds(
  now: Date,
): { kind: ContentKind; id: string; publication: Publication }[] {
  const documents = documentsOfContent(readContent(SEED_CONTENT, now.getTime()));
  return documents.flatMap(({ kind, id, publication }) =>
    publication ? [{ kind, id, publication }] : [],
  );
}

import { join } from 'node:path';
import {
  type ContentType,
  type Part,
  CONTENT_TYPE_NAMES,
  fieldsOf,
  CONTENT_TYPES,
} from '#model/content/content-types.ts';
import { type Draft, markdownIn, slugOf } from '#model/content/draft.ts';
import { picturesIn } from '#model/content/fields.ts';
import { type ListDocument, listedOf, publicEntries } from '#model/content/list-document.ts';
import { type Publication, publicationOf, publicationText } from '#model/content/publication.ts';
import type { StoredPicture } from '#model/pictures/picture.ts';
import { type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { renderBody } from '../../functions/src/content/render.ts';
import { ROOT } from '../project.ts';
import { ACCOUNTS } from './accounts.ts';
import { type ContentEntry, readContent } from './content-folder.ts';

export const SEED_CONTENT = join(ROOT, 'emulators/seed/content');

interface SeededEntry<Type extends ContentType> extends ContentEntry {
  draft: Draft<Type>;
  shown: Draft<Type>;
}

export function seededEntries<Type extends ContentType>(type: Type): SeededEntry<Type>[] {
  return readContent(SEED_CONTENT, Date.now())
    .filter((content): content is SeededEntry<Type> => content.type === type)
    .toSorted((a, b) => a.order - b.order);
}

export interface SeedDocuments {
  type: ContentType;
  id: string;
  record: Record<string, unknown>;
  /** Null if the entry was never published. */
  publication: Publication | null;
  history: { id: string; revision: Record<string, unknown> }[];
}

/** As publishing the entries would write them. */
export function documentsOfContent(content: readonly ContentEntry[]): SeedDocuments[] {
  return content.map(documentsOfEntry);
}

/** Of every part, and of what is public if the draft differs from it. */
const REVISION = 2;
const EARLIER_REVISION = 1;

const isSame = ({ draft, shown }: ContentEntry, part: Part) =>
  JSON.stringify(draft[part]) === JSON.stringify(shown[part]);

const publishedAs = (content: ContentEntry, part: Part) =>
  isSame(content, part) ? REVISION : EARLIER_REVISION;

const snapshotId = (locale: Locale) => `published-${locale}`;

function documentsOfEntry(content: ContentEntry): SeedDocuments {
  const { type, id, draft, shown, outdated, updated_date } = content;
  const publication = publicationIn(content);
  const published = (locale: Locale) =>
    content.published[locale] && {
      revision: publishedAs(content, locale),
      publish_at: new Date(content.published[locale].publish_at),
      snapshot: snapshotId(locale),
    };
  const record = {
    draft: draft,
    revision: { ...inEachLocale(() => REVISION), shared: REVISION },
    outdated,
    published: {
      ...inEachLocale(published),
      shared: publication && publishedAs(content, 'shared'),
    },
    ...(CONTENT_TYPES[type].isOrdered && { order: content.order }),
    deleted_date: null,
    created_date: new Date(content.created_date),
    updated_by: ACCOUNTS[0].uid,
    updated_date: new Date(updated_date),
  };
  const history = LOCALES.filter((locale) => content.published[locale]).map((locale) => ({
    id: snapshotId(locale),
    revision: {
      reason: 'publish',
      locale,
      draft: shown,
      saved_by: ACCOUNTS[0].uid,
      saved_date: new Date(updated_date),
    },
  }));
  return { type, id, record, publication, history };
}

function publicationIn(content: ContentEntry): Publication | null {
  const { type, shown, published, oldAddresses: slugs } = content;
  const revision = publishedAs(content, 'shared');
  const { shared } = shown;
  const text = (locale: Locale, isLater: boolean) => {
    const times = published[locale];
    if (times === null || times.publish_at > Date.now() !== isLater) return null;
    const { publish_at, changed_at } = times;
    const html = renderBody(type, markdownIn(type, shown, locale));
    return publicationText(type, shown[locale], html, publish_at, changed_at);
  };
  const coming = (locale: Locale) => {
    const scheduled = text(locale, true);
    return scheduled && { at: scheduled.publish_at, text: scheduled, shared, revision };
  };
  const next = inEachLocale(coming);
  const texts = inEachLocale((locale) => text(locale, false));
  const isPublished = LOCALES.some((locale) => published[locale] !== null);
  // A withdrawn entry keeps its addresses.
  if (!isPublished && slugs.length === 0) return null;
  return publicationOf(type, shown.shared, texts, { revision, slugs, next });
}

/** Of the pictures that the fields of entries name. */
export function pictureRecords(
  content: readonly ContentEntry[],
): { id: string; record: StoredPicture<Date> }[] {
  return content.flatMap(({ type, id: entry, draft, created_date }) =>
    fieldsOf(type, 'shared')
      .flatMap((field) => picturesIn(field, draft.shared[field.name]))
      .map(({ id, ...described }) => {
        const stored = { created_date: new Date(created_date), created_by: ACCOUNTS[0].uid };
        return { id, record: { name: `${slugOf(draft) || entry}.webp`, ...described, ...stored } };
      }),
  );
}

export function listsOfContent(
  documents: readonly SeedDocuments[],
): Map<ContentType, ListDocument['entries']> {
  const lists = CONTENT_TYPE_NAMES.map((type) => {
    const entries = documents.flatMap(({ type: own, id, record, publication }) => {
      const order = Number(record['order'] ?? 0);
      const listed = own === type && publication ? listedOf(type, publication, order) : null;
      return listed ? [[id, listed] as const] : [];
    });
    return [type, Object.fromEntries(entries)] as const;
  });
  return new Map(lists);
}

/** As the function `content` reads it. */
export function publishedSeeds(now: Date) {
  const documents = documentsOfContent(readContent(SEED_CONTENT, now.getTime()));
  const lists = listsOfContent(documents);
  return (type: ContentType): { id: string; publication: Publication }[] =>
    publicEntries(type, lists.get(type) ?? {}, now.getTime()).flatMap(({ id }) => {
      const found = documents.find((one) => one.type === type && one.id === id);
      return found?.publication ? [{ id, publication: found.publication }] : [];
    });
}

import { join } from 'node:path';
import { type Part, fieldsOf, CONTENT_TYPES, type AnyDraft } from '#model/content/content-types.ts';
import { markdownIn, slugOf } from '#model/content/draft.ts';
import { picturesIn } from '#model/content/fields.ts';
import { type ListDocument, listedEntries, listedOf } from '#model/content/list-document.ts';
import { type Publication, publicationOf, publicationText } from '#model/content/publication.ts';
import type { SnapshotReason } from '#model/content/snapshot.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import type { StoredPicture } from '#model/pictures/picture.ts';
import { type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { renderBody } from '../../functions/src/content/markdown-to-html.ts';
import { ROOT } from '../project.ts';
import { ACCOUNTS } from './accounts.ts';
import { type ContentEntry, readContent } from './content-folder.ts';

export const SEED_CONTENT = join(ROOT, 'emulators/seed/content');

export interface SeedDocuments {
  type: ContentType;
  id: string;
  record: Record<string, unknown>;
  publication: Publication | null;
  history: { id: string; revision: Record<string, unknown> }[];
}

export function documentsOfContent(content: readonly ContentEntry[]): SeedDocuments[] {
  return content.map(documentsOfEntry);
}

/** The revisions of a part: of its public state, the scheduled ones, and the draft, where they differ. */
function revisionsOf({ draft, shown, published, scheduled }: ContentEntry, part: Part) {
  const isPublic = part === 'shared' ? LOCALES.some((one) => published[one]) : published[part];
  const schedules = LOCALES.filter((locale) => part === 'shared' || locale === part);
  const states = [
    ...(isPublic ? [shown] : []),
    ...schedules.flatMap((locale) => scheduled[locale]?.draft ?? []),
  ].map((state) => JSON.stringify(state[part]));
  const distinct = [...new Set(states)];
  const last = JSON.stringify(draft[part]);
  if (distinct.at(-1) !== last) distinct.push(last);
  const revisionOf = (state: AnyDraft) => distinct.indexOf(JSON.stringify(state[part])) + 1;
  return { revisionOf, draft: distinct.length };
}

const publishedId = (locale: Locale) => `published-${locale}`;
const scheduledId = (locale: Locale) => `scheduled-${locale}`;

function documentsOfEntry(content: ContentEntry): SeedDocuments {
  const { type, id, draft, shown, outdated, updated_date } = content;
  const publication = publicationIn(content);
  const revisions = { ...inEachLocale((locale) => revisionsOf(content, locale)) };
  const shared = revisionsOf(content, 'shared');
  const by = ACCOUNTS[0].uid;
  const published = (locale: Locale) =>
    content.published[locale] && {
      revision: revisions[locale].revisionOf(shown),
      publish_at: new Date(content.published[locale].publish_at),
      snapshot: publishedId(locale),
    };
  const scheduled = (locale: Locale) =>
    content.scheduled[locale] && {
      revision: revisions[locale].revisionOf(content.scheduled[locale].draft),
      shared: shared.revisionOf(content.scheduled[locale].draft),
      at: new Date(content.scheduled[locale].at),
      snapshot: scheduledId(locale),
      by,
    };
  const isPublic = LOCALES.some((locale) => content.published[locale]);
  const record = {
    draft: draft,
    revision: { ...inEachLocale((locale) => revisions[locale].draft), shared: shared.draft },
    outdated,
    published: { ...inEachLocale(published), shared: isPublic ? shared.revisionOf(shown) : null },
    scheduled: inEachLocale(scheduled),
    ...(CONTENT_TYPES[type].isOrdered && { order: content.order }),
    deleted_date: null,
    created_date: new Date(content.created_date),
    updated_by: by,
    updated_date: new Date(updated_date),
  };
  const kept = (reason: SnapshotReason, locale: Locale, state: AnyDraft) => ({
    id: reason === 'schedule' ? scheduledId(locale) : publishedId(locale),
    revision: { reason, locale, draft: state, saved_by: by, saved_date: new Date(updated_date) },
  });
  const history = LOCALES.flatMap((locale) => {
    const next = content.scheduled[locale]?.draft;
    return [
      ...(content.published[locale] ? [kept('publish', locale, shown)] : []),
      ...(next ? [kept('schedule', locale, next)] : []),
    ];
  });
  return { type, id, record, publication, history };
}

function publicationIn(content: ContentEntry): Publication | null {
  const { type, shown, published, oldAddresses: slugs } = content;
  const text = (locale: Locale) => {
    const times = published[locale];
    if (times === null) return null;
    const html = renderBody(type, markdownIn(type, shown, locale));
    return publicationText(type, shown[locale], html, times.publish_at, times.changed_at);
  };
  const isPublished = LOCALES.some((locale) => published[locale] !== null);
  if (!isPublished && slugs.length === 0) return null;
  return publicationOf(type, shown.shared, inEachLocale(text), { slugs });
}

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

export function publishedSeeds() {
  const documents = documentsOfContent(readContent(SEED_CONTENT, Date.now()));
  const lists = listsOfContent(documents);
  return (type: ContentType): { id: string; publication: Publication }[] =>
    listedEntries(type, lists.get(type) ?? {}).flatMap(({ id }) => {
      const found = documents.find((one) => one.type === type && one.id === id);
      return found?.publication ? [{ id, publication: found.publication }] : [];
    });
}

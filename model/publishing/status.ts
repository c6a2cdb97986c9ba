import type { ContentKind } from '../content/limits.ts';
import type { Cover } from '../content/cover.ts';
import type { SharedFields } from './problems.ts';
import type { TextMap } from '../content/text.ts';
import { hasText, KINDS, sameText, sameTexts } from '../content/text.ts';
import type { Bilingual, Locale } from '../locale.ts';
import { LOCALES, otherLocale } from '../locale.ts';

/** Publishing state of one language of an entry. */
export const LANGUAGE_STATES = ['missing', 'draft', 'scheduled', 'published', 'changed'] as const;
export type LanguageState = (typeof LANGUAGE_STATES)[number];

export interface LanguageStatus {
  /** `changed`: published (or scheduled), and the draft differs since. */
  state: LanguageState;
  /** The other language's text changed since this one was last updated or confirmed. */
  outdated: boolean;
  /** From when visitors get it, in milliseconds since 1970; null where it is not published. */
  publishAt: number | null;
}

/** What of a record is published; times in milliseconds since 1970. */
export interface LiveState extends Bilingual<(TextMap & { publish_at: number }) | null> {
  /** The kind's shared fields at the last publication; null where nothing is published. */
  shared: Partial<SharedFields> | null;
}

/** The state of an entry of which nothing is published. */
export const NOTHING_LIVE: LiveState = { en: null, id: null, shared: null };

/** The part of a record that its status depends on. */
export interface StatusRecord extends SharedFields {
  draft: Bilingual<TextMap>;
  live: LiveState;
  outdated: Bilingual<boolean>;
}

/**
 * The status of one language of an entry.
 * @param now milliseconds since 1970
 */
export function languageStatus(
  kind: ContentKind,
  record: StatusRecord,
  locale: Locale,
  now: number,
): LanguageStatus {
  const live = record.live[locale];
  const draft = record.draft[locale];
  const written = hasText(kind, draft);
  const outdated = record.outdated[locale] && (written || live !== null);
  if (live === null) return { state: written ? 'draft' : 'missing', outdated, publishAt: null };
  const changed = !sameTexts(kind, live, draft) || !isSharedPublished(record);
  const state = changed ? 'changed' : live.publish_at > now ? 'scheduled' : 'published';
  return { state, outdated, publishAt: live.publish_at };
}

/** The status of both languages of an entry. @param now milliseconds since 1970 */
export function languageStatuses(
  kind: ContentKind,
  record: StatusRecord,
  now: number,
): Bilingual<LanguageStatus> {
  const of = (locale: Locale) => languageStatus(kind, record, locale, now);
  return { en: of('en'), id: of('id') };
}

function sameCover(first: Cover | null, second: Cover | null): boolean {
  if (first === null || second === null) return first === second;
  return (
    first.id === second.id &&
    LOCALES.every((locale) => sameText(first.alt[locale], second.alt[locale]))
  );
}

/** True where the fields of both languages are as they were published, and where that is not recorded. */
function isSharedPublished({ live: { shared }, ...record }: StatusRecord): boolean {
  if (shared === null) return true;
  const { slug, link, person, cover, author, year, services, testimonial } = {
    ...record,
    ...shared,
  };
  return (
    sameText(slug, record.slug) &&
    sameText(link, record.link) &&
    sameText(person, record.person) &&
    sameCover(cover, record.cover) &&
    author === record.author &&
    sameText(year, record.year) &&
    services.join() === record.services.join() &&
    testimonial === record.testimonial
  );
}

/** The shared fields of a kind that a publication keeps. */
export function publishedShared(
  kind: ContentKind,
  { slug, cover, link, person, author, year, services, testimonial }: SharedFields,
): Partial<SharedFields> {
  if (kind === 'testimonials') return { person };
  if (kind === 'blog') return { slug, cover, author };
  return { slug, cover, link, year, services, testimonial };
}

/** What publishing a language of an entry makes public, by field: its draft and the fields that both languages share. */
export function publishableFields(
  kind: ContentKind,
  record: StatusRecord,
  locale: Locale,
): Record<string, unknown> {
  return { ...record.draft[locale], ...publishedShared(kind, record) };
}

/** True where only one language is published, or one is outdated. */
export function needsTranslation({ en, id }: Bilingual<LanguageStatus>): boolean {
  return (en.publishAt === null) !== (id.publishAt === null) || en.outdated || id.outdated;
}

/** Field paths of a Firestore update: `{ 'draft.en.title': 'New' }`. */
export type FieldUpdate = Record<string, unknown>;

/**
 * The update for texts written in one language: only the fields that differ, so that two people in two
 * languages never overwrite each other. Makes the other language outdated where it has text and this
 * language is not itself outdated (translating a change must not make its source outdated).
 * @returns null where nothing differs
 */
export function draftUpdate(
  kind: ContentKind,
  record: StatusRecord,
  locale: Locale,
  written: TextMap,
): FieldUpdate | null {
  const stored = record.draft[locale];
  const update: FieldUpdate = {};
  let textChanged = false;
  for (const field of KINDS[kind].texts) {
    const text = written[field];
    if (text === undefined || text === stored[field]) continue;
    update[`draft.${locale}.${field}`] = text;
    textChanged ||= !sameText(text, stored[field]);
  }
  if (Object.keys(update).length === 0) return null;
  const other = otherLocale(locale);
  const leavesBehind = textChanged && !record.outdated[locale] && !record.outdated[other];
  if (leavesBehind && hasText(kind, record.draft[other])) update[`outdated.${other}`] = true;
  return update;
}

/** The language that a change of the drafts makes outdated; undefined where none. */
export function newlyOutdated(
  before: Pick<StatusRecord, 'outdated'>,
  after: Pick<StatusRecord, 'outdated'>,
): Locale | undefined {
  return LOCALES.find((locale) => after.outdated[locale] && !before.outdated[locale]);
}

/**
 * What is published once a language's draft and the shared fields are, as they stand.
 * @param publishAt moment from which visitors get it, in milliseconds since 1970
 */
export function publishedState(
  kind: ContentKind,
  record: StatusRecord,
  locale: Locale,
  publishAt: number,
): LiveState {
  const draft = record.draft[locale];
  const texts = KINDS[kind].texts.map((field) => [field, (draft[field] ?? '').trim()] as const);
  return {
    ...record.live,
    [locale]: { ...Object.fromEntries(texts), publish_at: publishAt },
    shared: publishedShared(kind, record),
  };
}

/** What is published once a language is taken off the site. */
export function withdrawnState(live: LiveState, locale: Locale): LiveState {
  const shared = live[otherLocale(locale)] === null ? null : live.shared;
  return { ...live, [locale]: null, shared };
}

/** The update after which a language is not outdated any more, without a change of its text. */
export function stillMatchesUpdate(locale: Locale): FieldUpdate {
  return { [`outdated.${locale}`]: false };
}

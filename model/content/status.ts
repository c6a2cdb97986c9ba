import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { hasText, isFixed } from './content-types.ts';
import type { Entry } from './draft.ts';
import { isEmptyValue } from './fields.ts';

/** Publishing state of one language of an entry. */
export const LANGUAGE_STATES = ['missing', 'draft', 'scheduled', 'published', 'changed'] as const;
/** `standard`: nothing differs from the standard text. */
export type LanguageState = (typeof LANGUAGE_STATES)[number] | 'standard';

export interface LanguageStatus {
  /** `changed`: published or scheduled, and the draft was saved since. `publishAt` tells which of the two. */
  state: LanguageState;
  outdated: boolean;
  /** From when visitors get it, in milliseconds since 1970; null where it is not published. */
  publishAt: number | null;
  /** Since when they get an earlier text, which stays until `publishAt`; null where there is none. */
  earlierSince: number | null;
}

/** What of an entry its status depends on. */
export type StatusEntry = Pick<Entry, 'type' | 'draft' | 'revision' | 'outdated' | 'published'>;

type PublishedText = NonNullable<Entry['published'][Locale]>;

/** What visitors get of a language at a moment; null where they get nothing. @param now milliseconds since 1970 */
export function shownText(
  text: PublishedText | null,
  now: number,
): NonNullable<PublishedText['shown']> | null {
  return text === null || text.publish_at <= now ? text : (text.shown ?? null);
}

/**
 * The state of a language that is published, or will be; null of others. It is changed where two revisions differ,
 * whatever the texts are.
 * @param now milliseconds since 1970
 */
export function publishedState(
  { revision, published }: Pick<Entry, 'revision' | 'published'>,
  locale: Locale,
  now: number,
): 'scheduled' | 'published' | 'changed' | null {
  const text = published[locale];
  if (text === null) return null;
  const isChanged = text.revision !== revision[locale] || published.shared !== revision.shared;
  return isChanged ? 'changed' : text.publish_at > now ? 'scheduled' : 'published';
}

/** The status of one language of an entry. @param now milliseconds since 1970 */
export function languageStatus(entry: StatusEntry, locale: Locale, now: number): LanguageStatus {
  const { type, draft, outdated, published } = entry;
  const isWritten =
    hasText(type, draft[locale]) || (isFixed(type) && !isEmptyValue(draft.shared['facts']));
  const unwritten = isFixed(type) ? 'standard' : 'missing';
  const text = published[locale];
  const publishAt = text?.publish_at ?? null;
  const shown = shownText(text, now);
  return {
    state: publishedState(entry, locale, now) ?? (isWritten ? 'draft' : unwritten),
    outdated: outdated[locale] && (isWritten || publishAt !== null || isFixed(type)),
    publishAt,
    earlierSince: shown && shown !== text ? shown.publish_at : null,
  };
}

/** The status of every language of an entry. @param now milliseconds since 1970 */
export function languageStatuses(entry: StatusEntry, now: number): Bilingual<LanguageStatus> {
  return inEachLocale((locale) => languageStatus(entry, locale, now));
}

/** True where some languages are published and others are not, or one is outdated. */
export function needsTranslation(status: Bilingual<LanguageStatus>): boolean {
  const each = LOCALES.map((locale) => status[locale]);
  const missing = each.filter(({ state, publishAt }) => state !== 'standard' && publishAt === null);
  const isPartial = missing.length > 0 && missing.length < each.length;
  return isPartial || each.some(({ outdated }) => outdated);
}

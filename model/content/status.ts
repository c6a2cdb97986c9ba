import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { hasText, isFixed } from './content-types.ts';
import type { Entry } from './draft.ts';
import { isEmptyValue } from './fields.ts';

/** Of one language. `changed`: published or scheduled, and saved since; `publishAt` tells which of the two. */
export const LANGUAGE_STATES = ['missing', 'draft', 'scheduled', 'published', 'changed'] as const;
/** `standard`: nothing differs from the standard text. */
export type LanguageState = (typeof LANGUAGE_STATES)[number] | 'standard';

export interface LanguageStatus {
  state: LanguageState;
  outdated: boolean;
  /** In milliseconds since 1970; null if it is not published. */
  publishAt: number | null;
  /** Since when visitors get an earlier text, until `publishAt`. */
  earlierSince: number | null;
}

export type StatusEntry = Pick<Entry, 'type' | 'draft' | 'revision' | 'outdated' | 'published'>;

type PublishedText = NonNullable<Entry['published'][Locale]>;

/** What visitors get of a language. @param now milliseconds since 1970 */
export function shownText(
  text: PublishedText | null,
  now: number,
): NonNullable<PublishedText['shown']> | null {
  return text === null || text.publish_at <= now ? text : (text.shown ?? null);
}

/** The state of a language that is published, or will be. `changed`: two revisions differ, whatever the texts are. */
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

export function languageStatus(entry: StatusEntry, locale: Locale, now: number): LanguageStatus {
  const { type, draft, outdated, published, revision } = entry;
  const isWritten =
    hasText(type, draft[locale]) ||
    (isFixed(type) && !isEmptyValue(draft.shared['facts']) && published.shared !== revision.shared);
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

export const languageStatuses = (entry: StatusEntry, now: number): Bilingual<LanguageStatus> =>
  inEachLocale((locale) => languageStatus(entry, locale, now));

/** True if some languages are published and others not, or one is outdated. */
export function needsTranslation(status: Bilingual<LanguageStatus>): boolean {
  const each = LOCALES.map((locale) => status[locale]);
  const missing = each.filter(({ state, publishAt }) => state !== 'standard' && publishAt === null);
  const isPartial = missing.length > 0 && missing.length < each.length;
  return isPartial || each.some(({ outdated }) => outdated);
}

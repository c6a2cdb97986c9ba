import {
  type Bilingual,
  type Locale,
  inEachLocale,
  LOCALES,
  otherLocales,
} from '#studio/locale.ts';
import { hasText, isSingleton } from './content-types.ts';
import type { Entry } from './draft.ts';
import { type Problem, isEmptyValue } from './fields.ts';

/** `changed`: published or scheduled, and saved since; `scheduledAt` tells which of the two. */
export const LANGUAGE_STATES = ['missing', 'draft', 'scheduled', 'published', 'changed'] as const;
export type LanguageState = (typeof LANGUAGE_STATES)[number] | 'standard';

export interface LanguageStatus {
  state: LanguageState;
  outdated: boolean;
  /** First publication of what is public; null if nothing is. */
  publishedAt: number | null;
  scheduledAt: number | null;
  problem: Problem | null;
}

export type StatusEntry = Pick<
  Entry,
  'type' | 'draft' | 'revision' | 'outdated' | 'published' | 'scheduled'
>;

/** The language whose schedule brings changes of the shared fields. They stay as they are until then, whatever is published. */
export function sharedWaitsFor(
  { published, scheduled }: Pick<Entry, 'published' | 'scheduled'>,
  locale: Locale,
): Locale | undefined {
  if (LOCALES.every((one) => published[one] === null)) return undefined;
  return otherLocales(locale).find((other) => {
    const { at = null, shared = 0 } = scheduled[other] ?? {};
    return at !== null && shared > (published.shared ?? -1);
  });
}

type Stored = Pick<Entry, 'revision' | 'published' | 'scheduled'>;

/** True if a text is the draft's, with its shared fields or those that wait for another language. */
function isCurrent(
  entry: Stored,
  locale: Locale,
  text: { revision: number; shared?: number } | null,
): boolean {
  const { revision, published } = entry;
  return (
    text?.revision === revision[locale] &&
    ([text.shared, published.shared].includes(revision.shared) ||
      sharedWaitsFor(entry, locale) !== undefined)
  );
}

export const isPublishedAsDrafted = (entry: Stored, locale: Locale): boolean =>
  isCurrent(entry, locale, entry.published[locale]);

/** The state of a language that is published or scheduled. `changed`: two revisions differ, whatever the texts are. */
export function publishedState(
  entry: Stored,
  locale: Locale,
): 'scheduled' | 'published' | 'changed' | null {
  const next = entry.scheduled[locale];
  if (next && next.at !== null) return isCurrent(entry, locale, next) ? 'scheduled' : 'changed';
  if (entry.published[locale] === null) return null;
  return isPublishedAsDrafted(entry, locale) ? 'published' : 'changed';
}

export function languageStatus(entry: StatusEntry, locale: Locale): LanguageStatus {
  const { type, draft, outdated, published, scheduled, revision } = entry;
  const isWritten =
    hasText(type, draft[locale]) ||
    (isSingleton(type) &&
      Object.values(draft.shared).some((value) => !isEmptyValue(value)) &&
      published.shared !== revision.shared);
  const unwritten = isSingleton(type) ? 'standard' : 'missing';
  const state = publishedState(entry, locale);
  return {
    state: state ?? (isWritten ? 'draft' : unwritten),
    outdated: outdated[locale] && (isWritten || state !== null || isSingleton(type)),
    publishedAt: published[locale]?.publish_at ?? null,
    scheduledAt: scheduled[locale]?.at ?? null,
    problem: scheduled[locale]?.problem ?? null,
  };
}

export const languageStatuses = (entry: StatusEntry): Bilingual<LanguageStatus> =>
  inEachLocale((locale) => languageStatus(entry, locale));

/** True if some languages are published or scheduled and others not, or one is outdated. */
export function needsTranslation(status: Bilingual<LanguageStatus>): boolean {
  const each = LOCALES.map((locale) => status[locale]);
  const missing = each.filter(({ state }) => state === 'missing' || state === 'draft');
  const isPartial = missing.length > 0 && missing.length < each.length;
  return isPartial || each.some(({ outdated }) => outdated);
}

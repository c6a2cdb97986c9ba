import * as v from 'valibot';
import type { Entry } from '../content/entry.ts';
import { sameText } from '../content/text.ts';
import type { Stored } from '../fields.ts';
import { bilingual, text, time } from '../fields.ts';
import type { Bilingual, Locale } from '../locale.ts';

/** Most characters of a note that a client leaves. */
export const NOTE_LENGTH = 1000;

/** Most notes on a testimonial; its client leaves no more until an admin has removed them. */
export const MOST_NOTES = 20;

const words = { quote: v.string(), role: v.string(), person: v.string() };
const confirmedWords = v.exactOptional(v.object({ ...words, confirmed_date: time }));

/**
 * `testimonial_confirmation/{id of the testimonial}`: the words that the client last confirmed in each language, and the
 * client's notes. Functions alone write it. It does not say what the testimonial's words are now: whoever shows them
 * compares (`confirmedDate`). So it outlives changes, restorations and the deletion of the testimonial.
 */
export const confirmationRecord = v.object({
  /** Absent in a language in which the client confirmed nothing. */
  words: v.exactOptional(bilingual(confirmedWords), {}),
  /** What the client wants changed, the oldest note first. */
  notes: v.exactOptional(v.array(v.object({ text: text(NOTE_LENGTH), created_date: time })), []),
});
export type Confirmation = v.InferOutput<typeof confirmationRecord>;
export type StoredConfirmation<Time> = Stored<v.InferInput<typeof confirmationRecord>, Time>;

/** What a client confirms of a testimonial in one language: all that visitors read of it. */
export type Words = Record<keyof typeof words, string>;

/** The words of a testimonial's draft, as publishing makes them public; null in a language in which it quotes nothing. */
export function draftWords({
  draft,
  person,
}: Pick<Entry, 'draft' | 'person'>): Bilingual<Words | null> {
  const wordsIn = (locale: Locale): Words | null => {
    const { quote = '', role = '' } = draft[locale];
    if (quote.trim() === '') return null;
    return { quote: quote.trim(), role: role.trim(), person: person.trim() };
  };
  return { en: wordsIn('en'), id: wordsIn('id') };
}

/** True where not a letter differs. Line ends and surrounding space do not count: publishing changes them. */
function sameWords(first: Words, second: Words): boolean {
  return (
    sameText(first.quote, second.quote) &&
    sameText(first.role, second.role) &&
    sameText(first.person, second.person)
  );
}

/**
 * When the client confirmed exactly these words, in milliseconds since 1970; null where the client confirmed others, or none.
 * @param confirmation of the testimonial; null where it has none
 */
export function confirmedDate(
  confirmation: Confirmation | null,
  locale: Locale,
  shown: Words,
): number | null {
  const confirmed = confirmation?.words[locale];
  return confirmed && sameWords(confirmed, shown) ? confirmed.confirmed_date : null;
}

import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Actor } from '../../../model/audit/actor.ts';
import type { StoredConfirmation, Words } from '../../../model/confirmation/confirmation.ts';
import { draftWords, MOST_NOTES } from '../../../model/confirmation/confirmation.ts';
import type { ConfirmationPage } from '../../../model/confirmation/page.ts';
import type { Bilingual } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import { record } from '../audit/record.ts';
import { database } from '../firestore.ts';
import type { OpenedLink } from '../preview-links/links.ts';
import { openedLink } from '../preview-links/links.ts';
import { entryDocument, entryOf, targetOf } from '../publishing/stored-entry.ts';
import { confirmationDocument, confirmationOf } from './read-confirmations.ts';

/** A client has no account. */
const CLIENT: Actor = { uid: '', email: '' };

/** The words that a client is asked for, and their digest, which the answer names. */
export type Asked = NonNullable<ConfirmationPage['asked']>;

/** @returns null where the draft quotes nothing in any language */
function askedFor(words: Bilingual<Words | null>): Asked | null {
  if (LOCALES.every((locale) => words[locale] === null)) return null;
  const all = LOCALES.map((locale) => words[locale]);
  const text = JSON.stringify(all.map((one) => one && [one.quote, one.role, one.person]));
  return { words, shown: createHash('sha256').update(text).digest('base64url') };
}

/** What a link asks for at this moment: the words of the present draft; null where there are none. */
export async function readAsked({ entry }: OpenedLink): Promise<Asked | null> {
  const found = entryOf(entry, await entryDocument(entry).get());
  return found && askedFor(draftWords(found));
}

/** Everything that an answer depends on, as it is in this transaction. */
async function readAll(transaction: Transaction, { ref, entry }: OpenedLink) {
  const documents = [ref, entryDocument(entry), confirmationDocument(entry.id)] as const;
  const [link, draft, confirmation] = await transaction.getAll(...documents);
  const stored = draft && entryOf(entry, draft);
  return {
    link: link?.exists === true ? openedLink(link) : null,
    asked: stored ? askedFor(draftWords(stored)) : null,
    confirmation: confirmation ? confirmationOf(confirmation) : null,
  };
}

export type AnswerOutcome =
  | { state: 'confirmed' | 'used'; date: number }
  | { state: 'changed' | 'noted' | 'full'; asked: Asked }
  | { state: 'gone' };

/**
 * Marks the words as confirmed, once per link, and only where they are those that the client saw.
 * @param shown digest of these
 * @param now milliseconds since 1970
 */
export async function confirmWords(
  opened: OpenedLink,
  shown: string,
  now: number,
): Promise<AnswerOutcome> {
  return database().runTransaction(async (transaction): Promise<AnswerOutcome> => {
    const { link, asked } = await readAll(transaction, opened);
    if (link === null || asked === null) return { state: 'gone' };
    if (link.usedDate !== null) return { state: 'used', date: link.usedDate };
    if (asked.shown !== shown) return { state: 'changed', asked };
    const date = Timestamp.fromMillis(now);
    const words: StoredConfirmation<Timestamp>['words'] = {};
    for (const locale of LOCALES) {
      const confirmed = asked.words[locale];
      if (confirmed) words[locale] = { ...confirmed, confirmed_date: date };
    }
    const languages = Object.keys(words);
    transaction.set(confirmationDocument(opened.entry.id), { words }, { merge: true });
    transaction.update(opened.ref, { used_date: date });
    record(transaction, CLIENT, {
      action: 'testimonial_confirm',
      target: targetOf(opened.entry),
      detail: languages.join(', '),
    });
    return { state: 'confirmed', date: now };
  });
}

/** Keeps what the client wants changed; the same note twice in a row is kept once. @param now milliseconds since 1970 */
export async function leaveNote(
  opened: OpenedLink,
  text: string,
  now: number,
): Promise<AnswerOutcome> {
  return database().runTransaction(async (transaction): Promise<AnswerOutcome> => {
    const { link, asked, confirmation } = await readAll(transaction, opened);
    if (link === null || asked === null) return { state: 'gone' };
    if (link.usedDate !== null) return { state: 'used', date: link.usedDate };
    const earlier = confirmation?.notes ?? [];
    if (earlier.at(-1)?.text === text) return { state: 'noted', asked };
    if (earlier.length >= MOST_NOTES) return { state: 'full', asked };
    const note = { text, created_date: Timestamp.fromMillis(now) };
    const notes = FieldValue.arrayUnion(note);
    transaction.set(confirmationDocument(opened.entry.id), { notes }, { merge: true });
    // Without the text: nobody can remove it from the audit log.
    const target = targetOf(opened.entry);
    record(transaction, CLIENT, { action: 'testimonial_note', target, detail: '' });
    return { state: 'noted', asked };
  });
}

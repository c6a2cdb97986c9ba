import { COLLECTIONS } from '../../../../../model/collections.ts';
import type { Confirmation, Words } from '../../../../../model/confirmation/confirmation.ts';
import { confirmationRecord } from '../../../../../model/confirmation/confirmation.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { parseRecord } from '../../../../../model/parse-record.ts';
import { useLiveDocument } from '../../../data/use-live-query.ts';
import { textPath } from '../entry/entry-fields.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import { useField } from '../autosave/use-entry-session.ts';

/** What the client confirmed of a testimonial, live; null where there is nothing, or while it is not known. */
export function useConfirmation({ id }: EntrySession): Confirmation | null {
  const found = useLiveDocument(COLLECTIONS.testimonialConfirmation, id);
  if (found.state !== 'ready' || found.value === null) return null;
  const parsed = parseRecord(confirmationRecord, found.value);
  return parsed.ok ? parsed.value : null;
}

/** The words of a language as the editor shows them, saved or not. */
export function useWords(session: EntrySession, language: Locale): Words {
  return {
    quote: useField(session, textPath(language, 'quote')).local,
    role: useField(session, textPath(language, 'role')).local,
    person: useField(session, 'person').local,
  };
}

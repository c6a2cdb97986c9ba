import type { Bilingual } from '../locale.ts';
import type { Words } from './confirmation.ts';

/**
 * What the page of a link that asks for a confirmation says. `changed`: the words are others than the client saw;
 * `used`: the client has confirmed before; `full`: `MOST_NOTES` are waiting; the last four are refused answers.
 */
export type ConfirmationState =
  | 'asked'
  | 'changed'
  | 'noted'
  | 'confirmed'
  | 'used'
  | 'expired'
  | 'full'
  | 'note_invalid'
  | 'refused'
  | 'too_many'
  | 'unavailable';

/** The page that a client gets who was asked for a confirmation. */
export interface ConfirmationPage {
  state: ConfirmationState;
  /** The words that the client is asked for; null where nothing is asked, or where they are not known. */
  asked: {
    words: Bilingual<Words | null>;
    /** Digest of the words, which the answer names. */
    shown: string;
  } | null;
  /** The note that the client typed, where it was not stored. */
  note: string;
  /** When the client confirmed, or until when the link works, in milliseconds since 1970; null where it says neither. */
  date: number | null;
  /** Seconds until the next answer is accepted. */
  wait: number;
}

import type { Bilingual } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import type { StoredMessage } from './message.ts';

type Answered = Pick<StoredMessage, 'name' | 'email' | 'reference' | 'message' | 'locale'>;

/** Outlook on Windows cuts longer links. */
const LINK_LENGTH = 1999;
/** Characters of the quoted message, of the name, and of the encoded name. */
const QUOTED = 300;
const NAME = { characters: 60, encoded: 400 };

const WORDS: Bilingual<{
  subject: (reference: string) => string;
  greeting: (name: string, reference: string) => string;
  wrote: string;
}> = {
  en: {
    subject: (reference) => `Your message to ${studio.name} (${reference})`,
    greeting: (name, reference) =>
      `Hello ${name},\n\nthis is ${studio.name}. Thank you for your message on our website (${reference}).`,
    wrote: 'You wrote:',
  },
  id: {
    subject: (reference) => `Pesan Anda untuk ${studio.name} (${reference})`,
    greeting: (name, reference) =>
      `Halo ${name},\n\nkami dari ${studio.name}. Terima kasih atas pesan Anda di website kami (${reference}).`,
    wrote: 'Anda menulis:',
  },
};

/** Encodes also the marks at which mail programs end a link in a text. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const encodeLines = (text: string): string => encode(text.replaceAll('\n', '\r\n'));

const quoted = (text: string): string => text.replaceAll('\n', '\n> ');

/**
 * The beginning of a text in whole characters as people see them, with an ellipsis where it was cut.
 * @param mostEncoded characters of the result, quoted, in a link
 */
function beginning(text: string, most: number, mostEncoded: number): string {
  const room = mostEncoded - encode('…').length;
  let [kept, count, size] = ['', 0, 0];
  for (const { segment } of new Intl.Segmenter().segment(text.replace(/\p{Cs}/gu, '\ufffd'))) {
    count += 1;
    size += encodeLines(quoted(segment)).length;
    if (count > most || size > room) return `${kept.trimEnd()}…`;
    kept += segment;
  }
  return kept;
}

export function replyGreeting({ name, reference, locale }: Answered): string {
  const line = name.replace(/\s+/g, ' ').trim();
  return WORDS[locale].greeting(beginning(line, NAME.characters, NAME.encoded), reference);
}

const mailHref = ({ email = '', reference, locale }: Answered, text: string): string => {
  const address = email.split('@').map(encode).join('@');
  return `mailto:${address}?subject=${encode(WORDS[locale].subject(reference))}&body=${encodeLines(text)}`;
};

export function replyText(message: Answered): string {
  const before = `${replyGreeting(message)}\n\n\n\n${WORDS[message.locale].wrote}\n> `;
  const room = LINK_LENGTH - mailHref(message, before).length;
  return before + quoted(beginning(message.message.trim(), QUOTED, room));
}

export const mailReplyHref = (message: Answered & { email: string }): string =>
  mailHref(message, replyText(message));

export const whatsAppReplyHref = (phone: string, text: string): string =>
  `https://wa.me/${phone.slice(1)}?text=${encode(text)}`;

import type { StoredMessage } from '../../../../model/contact-message.ts';

/** True where every word of the search occurs in the message, upper or lower case. */
export function matchesSearch(message: StoredMessage, search: string): boolean {
  const { name, email, company, message: text, reference } = message;
  const all = [name, email, company ?? '', text, reference].join('\n').toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

import type { ParsedContactRequest } from '../../../model/contact/api.ts';
import { parseContactRequest } from '../../../model/contact/api.ts';

/**
 * Validates what a visitor sent, after normalising what no visitor can influence: line ends of form posts
 * (they would make a text longer than its field allows), control characters, halves of surrogate pairs.
 */
export function validateContact(sent: Record<string, unknown>): ParsedContactRequest {
  const normalised = Object.entries(sent).map(
    ([name, value]) => [name, typeof value === 'string' ? normalise(value) : value] as const,
  );
  return parseContactRequest(Object.fromEntries(normalised));
}

function normalise(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}]/gu, (character) => (/[\n\t]/.test(character) ? character : ''));
}

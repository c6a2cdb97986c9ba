import { ERROR_GROUP_LIMITS } from '../../../model/error-group.ts';

const WORD_LENGTH = 40;

/** The words of a text that can be searched for: lower case, at least two characters. */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}_]+/u);
  const usable = words.filter((word) => word.length > 1).map((word) => word.slice(0, WORD_LENGTH));
  return [...new Set(usable)].slice(0, ERROR_GROUP_LIMITS.words);
}

import { diffWordsWithSpace } from 'diff';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
  offset: number;
}

const TIME_LIMIT = 1000;
const CONTEXT = 80;

export function diffTexts(before: string, after: string): DiffPart[] {
  const changes = diffWordsWithSpace(before, after, { timeout: TIME_LIMIT });
  if (changes === undefined) {
    return [
      { kind: 'removed', text: before, offset: 0 },
      { kind: 'added', text: after, offset: before.length },
    ];
  }
  let offset = 0;
  return changes.map(({ added, removed, value }, index): DiffPart => {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    const text = kind === 'same' ? shorten(value, index > 0, index < changes.length - 1) : value;
    offset += value.length;
    return { kind, text, offset: offset - value.length };
  });
}

/** Leaves out what is far from every change, by whole words. */
function shorten(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  const start = isAfterChange
    ? text
        .slice(0, CONTEXT)
        .replace(/\S{0,200}$/, '')
        .trimEnd()
    : '';
  const end = isBeforeChange ? text.slice(-CONTEXT).replace(/^\S*\s*/, '') : '';
  return text.length > 2.5 * CONTEXT ? `${start} … ${end}` : text;
}

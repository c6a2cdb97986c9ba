import { diffWordsWithSpace } from 'diff';

/** `skipped`: nothing near it changed. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed' | 'skipped';
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
  const parts = changes.map(({ added, removed, value }): DiffPart => {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    offset += value.length;
    return { kind, text: value, offset: offset - value.length };
  });
  return parts.flatMap((part, index) =>
    part.kind === 'same' ? shorten(part, index > 0, index < parts.length - 1) : [part],
  );
}

function shorten(part: DiffPart, isAfterChange: boolean, isBeforeChange: boolean): DiffPart[] {
  const { text, offset } = part;
  const head = isAfterChange ? CONTEXT : 0;
  const tail = isBeforeChange ? CONTEXT : 0;
  if (text.length <= head + tail + CONTEXT / 2) return [part];
  // Cut between words.
  const start = head === 0 ? '' : text.slice(0, head).replace(/\S+$/, '');
  const end = tail === 0 ? '' : text.slice(-tail).replace(/^\S+/, '');
  const parts: DiffPart[] = [
    { kind: 'same', text: start, offset },
    { kind: 'skipped', text: '', offset },
    { kind: 'same', text: end, offset: offset + text.length - end.length },
  ];
  return parts.filter(({ kind, text: shown }) => kind === 'skipped' || shown !== '');
}

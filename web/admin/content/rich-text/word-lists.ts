import { STYLE } from './pasted-styles.ts';

/** `number`: null for a bullet. */
interface WordItem {
  paragraph: HTMLElement;
  level: number;
  number: number | null;
}

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const MARKER = /mso-list:\s*ignore/i;

/** Word writes paragraphs in place of lists: `<p style="mso-list: l0 level1 lfo1">`. */
export function buildWordLists(page: Document): void {
  const paragraphs = [...page.body.querySelectorAll<HTMLElement>(`p[${STYLE}*="mso-list"]`)];
  let run: WordItem[] = [];
  for (const paragraph of paragraphs) {
    const item = readItem(paragraph);
    if (item === null) continue;
    const last = run.at(-1);
    if (last && last.paragraph.nextElementSibling !== paragraph) {
      buildList(run);
      run = [];
    }
    run.push(item);
  }
  buildList(run);
}

function readItem(paragraph: HTMLElement): WordItem | null {
  const level = Number(LEVEL.exec(paragraph.getAttribute(STYLE) ?? '')?.[1] ?? 0);
  if (level === 0) return null;
  const marker = [...paragraph.querySelectorAll(`[${STYLE}]`)].find((part) =>
    MARKER.test(part.getAttribute(STYLE) ?? ''),
  );
  const number = markedNumber(marker?.textContent ?? '');
  marker?.remove();
  return { paragraph, level, number };
}

const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
};

/** The number of `2.`, `(2)`, `1.2`, `b)` or `ii.`; null for a bullet, which can be a letter alone. */
function markedNumber(marker: string): number | null {
  const text = marker.normalize('NFKC').trim().toLowerCase();
  const digits = /(\d+)\D*$/.exec(text)?.[1];
  if (digits !== undefined) return Number(digits);
  const letters = /^\(?([a-z]+)[.):]/.exec(text)?.[1];
  if (letters === undefined) return null;
  const isRoman = letters.length === 1 ? /[ivx]/.test(letters) : /^[ivxlcdm]+$/.test(letters);
  if (!isRoman) return letters.charCodeAt(0) - 96;
  const values = Array.from(letters, (letter) => ROMAN[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

function buildList(items: readonly WordItem[]): void {
  const [first] = items;
  if (first === undefined) return;
  const page = first.paragraph.ownerDocument;
  const make = (number: number | null) => {
    const list = page.createElement(number === null ? 'ul' : 'ol');
    if (number !== null && number !== 1) list.setAttribute('start', String(number));
    return list;
  };
  const open: { list: HTMLElement; level: number }[] = [];
  const place = page.createComment('');
  first.paragraph.before(place);
  for (const { paragraph, level, number } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const innermost = open.at(-1);
    const tag = number === null ? 'ul' : 'ol';
    if (innermost === undefined || innermost.level < level) {
      const list = make(number);
      (innermost?.list.lastElementChild ?? innermost?.list ?? null)?.append(list);
      if (innermost === undefined) place.replaceWith(list);
      open.push({ list, level });
    } else if (innermost.list.localName !== tag) {
      const list = make(number);
      innermost.list.after(list);
      innermost.list = list;
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    open.at(-1)?.list.append(item);
  }
}

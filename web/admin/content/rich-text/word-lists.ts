/** Where the styles of pasted elements are read from: attributes named `style` cannot be parsed. */
export const STYLE = 'data-style';

/** The level and the marker of a paragraph that Word shows as an item of a list. */
interface WordItem {
  paragraph: HTMLElement;
  level: number;
  ordered: boolean;
}

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const MARKER = /mso-list:\s*ignore/i;
const NUMBER = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Makes lists of the paragraphs that Word writes in their place: `<p style="mso-list: l0 level1 lfo1">`. */
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
  const ordered = NUMBER.test(marker?.textContent ?? '');
  marker?.remove();
  return { paragraph, level, ordered };
}

function buildList(items: readonly WordItem[]): void {
  const [first] = items;
  if (first === undefined) return;
  const page = first.paragraph.ownerDocument;
  const make = (ordered: boolean) => page.createElement(ordered ? 'ol' : 'ul');
  const open: { list: HTMLElement; level: number }[] = [];
  const place = page.createComment('');
  first.paragraph.before(place);
  for (const { paragraph, level, ordered } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const innermost = open.at(-1);
    if (innermost === undefined || innermost.level < level) {
      const list = make(ordered);
      (innermost?.list.lastElementChild ?? innermost?.list ?? null)?.append(list);
      if (innermost === undefined) place.replaceWith(list);
      open.push({ list, level });
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    open.at(-1)?.list.append(item);
  }
}

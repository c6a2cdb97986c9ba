import type { Node } from 'prosemirror-model';
import type { Selection } from 'prosemirror-state';
import { NodeSelection, TextSelection } from 'prosemirror-state';
import type { TextPlace } from './text-parts.ts';

/** Texts are compared without spaces, which line ends become and pictures leave behind. */
const compact = (text: string) => text.replaceAll(/\s/g, '');

/** The ranges of a block's text that are links, each with its address. */
function linksIn(block: Node, start: number): { from: number; to: number; target: string }[] {
  const found: { from: number; to: number; target: string }[] = [];
  block.forEach((child, offset) => {
    const mark = child.marks.find(({ type }) => type.name === 'link');
    const from = start + offset;
    const last = found.at(-1);
    const target = String(mark?.attrs['href']);
    if (mark && last?.to === from && last.target === target) last.to += child.nodeSize;
    else if (mark) found.push({ from, to: from + child.nodeSize, target });
  });
  return found;
}

/** The selections of everything in a document that has the kind, words and address of a place. */
function candidates(doc: Node, { kind, text, target }: TextPlace): Selection[] {
  const words = compact(text);
  const found: Selection[] = [];
  doc.descendants((node, position) => {
    if (kind === 'picture' && node.type.name === 'image') {
      if (node.attrs['src'] === target && node.attrs['alt'] === text) {
        found.push(NodeSelection.create(doc, position));
      }
    }
    if (!node.isTextblock) return;
    const start = position + 1;
    if (kind === 'link') {
      for (const link of linksIn(node, start)) {
        const isSame = compact(doc.textBetween(link.from, link.to)) === words;
        if (isSame && link.target === target) {
          found.push(TextSelection.create(doc, link.from, link.to));
        }
      }
    } else if (kind === node.type.name && compact(node.textContent) === words) {
      found.push(TextSelection.create(doc, start, start + node.content.size));
    }
  });
  return found;
}

/** The place within a block of Markdown that the formatted view cannot show otherwise. */
function inSource(doc: Node, { text, target }: TextPlace): Selection | null {
  let found: Selection | null = null;
  doc.descendants((node, position) => {
    if (found !== null || node.type.name !== 'raw_block') return found === null;
    for (const words of [text, target]) {
      const offset = words === '' ? -1 : node.textContent.indexOf(words);
      if (offset < 0) continue;
      const from = position + 1 + offset;
      found = TextSelection.create(doc, from, from + words.length);
      break;
    }
    return false;
  });
  return found;
}

/** Finds a place of a Markdown text in its document; null where it is not there any more. */
export function findPlace(doc: Node, place: TextPlace): Selection | null {
  const found = candidates(doc, place);
  return found[place.repeats] ?? inSource(doc, place) ?? found.at(-1) ?? null;
}

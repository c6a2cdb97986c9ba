import { diffArrays } from 'diff';
import type { Node } from 'prosemirror-model';
import { blockToMarkdown, isEmptyParagraph } from './document-to-markdown.ts';
import type { MarkdownDocument } from './markdown-to-document.ts';

const LIST_MARKER = /^(?:([-*+])|\d{1,9}([.)]))(?:[ \t]|$)/;

/** More changed blocks than this are compared for too long: then all are written again. */
const MAX_CHANGES = 500;

/** Unchanged blocks keep their source to the byte. @param parsed what the document was before it was edited */
export function toMarkdown(doc: Node, { blocks, after }: MarkdownDocument): string {
  let markdown = '';
  let previous: string | null = null;
  /** Index of the block that stood behind the previous one. */
  let next = 0;
  for (const { block, index } of aligned(doc, blocks)) {
    const known = index === null ? undefined : blocks[index];
    if (!known && isEmptyParagraph(block)) continue;
    const own = known?.source ?? blockToMarkdown(block);
    const isNext = known !== undefined && index === next;
    const source: string = isNext ? own : separated(previous, own, block);
    if (isNext) markdown += known.before;
    else if (previous !== null) markdown += '\n\n';
    markdown += source;
    previous = source;
    next = index !== null && source === own ? index + 1 : -1;
  }
  const isEmptied = previous === null && blocks.length > 0;
  const isNew = previous !== null && blocks.length === 0;
  return isEmptied || isNew ? markdown : markdown + after;
}

/** `index`: of the parsed block that it is equal to. */
function aligned(
  doc: Node,
  blocks: MarkdownDocument['blocks'],
): { block: Node; index: number | null }[] {
  const changes = diffArrays(
    blocks.map(({ node }) => node),
    [...doc.children],
    { comparator: (first, second) => first.eq(second), maxEditLength: MAX_CHANGES },
  );
  if (changes === undefined) return doc.children.map((block) => ({ block, index: null }));
  let index = 0;
  return changes.flatMap(({ value, added, removed }) => {
    if (removed) index += value.length;
    return removed ? [] : value.map((block) => ({ block, index: added ? null : index++ }));
  });
}

/** A block must not become part of the list before it. */
function separated(previous: string | null, own: string, block: Node): string {
  const marker = listMarker(previous ?? '');
  if (marker === null || block.type.name === 'raw_block') return own;
  // Indented lines after a list belong to the list.
  if (!/^[ \t]/.test(own) && listMarker(own) !== marker) return own;
  const usual = blockToMarkdown(block);
  return listMarker(usual) === marker ? blockToMarkdown(block, 'alternative') : usual;
}

function listMarker(source: string): string | null {
  const found = LIST_MARKER.exec(source.trimStart());
  return found?.[1] ?? found?.[2] ?? null;
}

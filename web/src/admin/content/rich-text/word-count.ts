import type { Node } from 'prosemirror-model';

const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

const counted = new WeakMap<Node, number>();

/** The number of words of a document; blocks are counted once. */
export function countWords(doc: Node): number {
  return doc.children.reduce((sum, block) => {
    const known =
      counted.get(block) ?? block.textBetween(0, block.content.size, ' ').match(WORD)?.length ?? 0;
    counted.set(block, known);
    return sum + known;
  }, 0);
}

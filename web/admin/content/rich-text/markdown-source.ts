import type { Node } from 'prosemirror-model';
import { blockToMarkdown, isEmptyParagraph } from './document-to-markdown.ts';
import type { MarkdownDocument } from './markdown-to-document.ts';

/** `index`: place in the parsed text; -1 for Markdown that the editor wrote. */
interface BlockMarkdown {
  source: string;
  before: string;
  index: number;
  parsed: MarkdownDocument;
}

const LIST_MARKER = /^(?:([-*+])|\d{1,9}([.)]))(?:[ \t]|$)/;

/** Unchanged blocks keep their source to the byte: nodes are immutable, so they are the same objects. */
export class MarkdownSource {
  readonly #written = new WeakMap<Node, BlockMarkdown>();
  #parsed: MarkdownDocument;

  constructor(parsed: MarkdownDocument) {
    this.#parsed = parsed;
    this.adopt(parsed.doc, parsed);
  }

  adopt(doc: Node, parsed: MarkdownDocument): void {
    this.#parsed = parsed;
    parsed.blocks.forEach(({ source, before }, index) => {
      this.#written.set(doc.child(index), { source, before, index, parsed });
    });
  }

  serialize(doc: Node): string {
    const { blocks, after, doc: original } = this.#parsed;
    const parts = this.#parts(doc);
    if (parts.length === 0) return blocks.length === 0 && doc.eq(original) ? after : '';
    return parts.join('') + (blocks.length === 0 ? '' : after);
  }

  #parts(doc: Node): string[] {
    const parts: string[] = [];
    let previous: BlockMarkdown | null = null;
    doc.forEach((block) => {
      if (isEmptyParagraph(block)) return;
      const own = this.#markdownOf(block, previous);
      const next = isFollowing(previous, own) ? own : separated(previous, own, block);
      const isKept = previous === null ? next.index === 0 : isFollowing(previous, next);
      const before = isKept ? next.before : previous === null ? '' : '\n\n';
      parts.push(before + next.source);
      previous = next;
    });
    return parts;
  }

  #markdownOf(block: Node, previous: BlockMarkdown | null): BlockMarkdown {
    const known = this.#written.get(block) ?? this.#findOriginal(block, previous);
    const markdown = known ?? {
      source: blockToMarkdown(block),
      before: '',
      index: -1,
      parsed: this.#parsed,
    };
    if (known === undefined) this.#written.set(block, markdown);
    return markdown;
  }

  /** Undoing a change brings the bytes back. */
  #findOriginal(block: Node, previous: BlockMarkdown | null): BlockMarkdown | undefined {
    const { blocks } = this.#parsed;
    const next = (previous?.index ?? -1) + 1;
    const isEqual = (index: number) => blocks[index]?.node.eq(block) === true;
    const index = isEqual(next) ? next : blocks.findIndex(({ node }) => node.eq(block));
    const found = blocks[index];
    return found && { source: found.source, before: found.before, index, parsed: this.#parsed };
  }
}

function isFollowing(previous: BlockMarkdown | null, next: BlockMarkdown): boolean {
  return (
    previous !== null &&
    previous.parsed === next.parsed &&
    next.index > 0 &&
    next.index === previous.index + 1
  );
}

/** A block must not become part of the list before it. */
function separated(previous: BlockMarkdown | null, own: BlockMarkdown, block: Node): BlockMarkdown {
  const marker = previous && listMarker(previous.source);
  if (marker === null || block.type.name === 'raw_block') return own;
  // Indented lines after a list belong to the list.
  if (!/^[ \t]/.test(own.source) && listMarker(own.source) !== marker) return own;
  const usual = blockToMarkdown(block);
  const source = listMarker(usual) === marker ? blockToMarkdown(block, 'alternative') : usual;
  return { ...own, source, index: -1 };
}

function listMarker(source: string): string | null {
  const found = LIST_MARKER.exec(source.trimStart());
  return found?.[1] ?? found?.[2] ?? null;
}

import type { List, ListItem, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Deeper nesting is shown as source. */
const MAX_DEPTH = 24;

export interface SourceBlock {
  node: Node;
  source: string;
  before: string;
}

/** `before` and `source` of all blocks and `after` together are the text. */
export interface MarkdownDocument {
  doc: Node;
  blocks: readonly SourceBlock[];
  after: string;
}

export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
}

/** Blocks without a counterpart become source blocks. */
export function markdownToDocument(markdown: string): MarkdownDocument {
  const root = parseMarkdown(markdown);
  const blocks: SourceBlock[] = [];
  // The parser does not count a byte order mark.
  const skipped = markdown.startsWith('\uFEFF') ? 1 : 0;
  let end = 0;
  for (const { position, ...child } of root.children) {
    const from = blockStart(markdown, skipped + (position?.start.offset ?? end), end);
    const to = skipped + (position?.end.offset ?? from);
    const source = markdown.slice(from, to);
    const node = isRepresentable(child, []) ? toBlock(child) : rawBlock(source);
    blocks.push({ node, source, before: markdown.slice(end, from) });
    end = to;
  }
  const content = blocks.length > 0 ? blocks.map(({ node }) => node) : nodes.paragraph.create();
  return { doc: nodes.doc.create(null, content), blocks, after: markdown.slice(end) };
}

/**
 * Later lines may depend on the first one's indentation.
 * @param end of the block before; mdast gives a heading after definitions the place of the definitions
 */
function blockStart(text: string, offset: number, end: number): number {
  let start = offset;
  while (start < end || text[start] === '\n' || text[start] === '\r') start++;
  while (start > end && (text[start - 1] === ' ' || text[start - 1] === '\t')) start--;
  return start;
}

function rawBlock(source: string): Node {
  const text = source.replace(/\r\n?/g, '\n');
  return nodes.raw_block.create(null, text === '' ? null : schema.text(text));
}

const REPRESENTABLE = new Set<Nodes['type']>([
  'paragraph',
  'heading',
  'blockquote',
  'list',
  'listItem',
  'code',
  'thematicBreak',
  'table',
  'tableRow',
  'tableCell',
  'text',
  'emphasis',
  'strong',
  'link',
  'inlineCode',
  'image',
  'break',
]);

const NESTABLE_MARKS = new Set<Nodes['type']>(['emphasis', 'strong', 'link']);

function isRepresentable(node: Nodes, above: readonly Nodes['type'][]): boolean {
  if (!REPRESENTABLE.has(node.type) || above.length > MAX_DEPTH) return false;
  // A mark cannot be set twice, and needs text to be set on.
  if (NESTABLE_MARKS.has(node.type) && above.includes(node.type)) return false;
  if (node.type === 'link' && node.children.length === 0) return false;
  if (node.type === 'break' && above.includes('heading')) return false;
  if (node.type === 'table') {
    const columns = node.children[0]?.children.length ?? 0;
    if (node.children.some((row) => row.children.length > columns)) return false;
  }
  if (!('children' in node)) return true;
  const path = [...above, node.type];
  return node.children.every((child) => isRepresentable(child, path));
}

function toBlock(block: RootContent): Node {
  switch (block.type) {
    case 'heading':
      return nodes.heading.create({ level: block.depth }, toInline(block.children, []));
    case 'blockquote':
      return nodes.blockquote.create(null, toBlocks(block.children));
    case 'list':
      return toList(block);
    case 'code': {
      const info = [block.lang, block.meta].filter(Boolean).join(' ');
      return nodes.code_block.create(
        { info },
        block.value === '' ? null : schema.text(block.value),
      );
    }
    case 'thematicBreak':
      return nodes.horizontal_rule.create();
    case 'table':
      return toTable(block);
    case 'paragraph':
      return nodes.paragraph.create(null, toInline(block.children, []));
    default:
      throw new TypeError(`Not a block that can be represented: ${block.type}`);
  }
}

const toBlocks = (blocks: readonly RootContent[]): readonly Node[] =>
  blocks.length > 0 ? blocks.map(toBlock) : [nodes.paragraph.create()];

function toList(list: List): Node {
  const spread = list.spread ?? false;
  const items = list.children.map((item: ListItem) =>
    nodes.list_item.create({ spread: item.spread ?? false }, toBlocks(item.children)),
  );
  return list.ordered
    ? nodes.ordered_list.create({ order: list.start ?? 1, spread }, items)
    : nodes.bullet_list.create({ spread }, items);
}

function toTable({ align, children }: Table): Node {
  const columns = children[0]?.children.length ?? 0;
  const rows = children.map((row, index) => {
    const type = index === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({ length: columns }, (_, column) =>
      type.create(
        { align: align?.[column] ?? null },
        nodes.cell_line.create(null, toInline(row.children[column]?.children ?? [], [])),
      ),
    );
    return nodes.table_row.create(null, cells);
  });
  return nodes.table.create(null, rows);
}

function toInline(content: readonly PhrasingContent[], active: readonly Mark[]): Node[] {
  return content.flatMap((node): Node[] => {
    switch (node.type) {
      case 'text':
        return node.value === '' ? [] : [schema.text(node.value.replace(/\r\n?|\n/g, ' '), active)];
      case 'inlineCode':
        return [schema.text(node.value, marks.code.create().addToSet(active))];
      case 'break':
        return [nodes.hard_break.create(null, null, active)];
      case 'image':
        return [
          nodes.image.create(
            { src: node.url, alt: node.alt ?? '', title: node.title ?? null },
            null,
            active,
          ),
        ];
      case 'emphasis':
        return toInline(node.children, marks.em.create().addToSet(active));
      case 'strong':
        return toInline(node.children, marks.strong.create().addToSet(active));
      case 'link': {
        const link = marks.link.create({ href: node.url, title: node.title ?? null });
        return toInline(node.children, link.addToSet(active));
      }
      default:
        throw new TypeError(`Not inline content that can be represented: ${node.type}`);
    }
  });
}

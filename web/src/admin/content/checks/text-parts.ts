import type { Definition, Nodes, Root } from 'mdast';

/** Where something stands in a Markdown text. */
export interface TextPlace {
  kind: 'heading' | 'link' | 'picture' | 'paragraph';
  /** Its words; of a picture the description. */
  text: string;
  /** The address of a link or picture; '' for the others. */
  target: string;
  /** Offsets in the Markdown. */
  from: number;
  to: number;
}

/** A part of a text that is checked. */
export interface TextPart extends TextPlace {
  /** Of a heading, 1 to 6; else 0. */
  level: number;
  /** Of a paragraph: its words without code, quotations and addresses. */
  prose: string;
}

/** Words of a node, without those of its nodes of some types. */
function wordsOf(node: Nodes, without: readonly Nodes['type'][] = []): string {
  if (without.includes(node.type)) return '';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map((child) => wordsOf(child, without)).join('') : '';
}

/** Headings, links, pictures and paragraphs of a text, in its order. */
export function textParts(root: Root): TextPart[] {
  const definitions = new Map<string, Definition>();
  const parts: TextPart[] = [];

  const add = (node: Nodes, part: Partial<TextPart> & Pick<TextPart, 'kind' | 'text'>) => {
    const { start, end } = node.position ?? { start: { offset: 0 }, end: { offset: 0 } };
    const place = { from: start.offset ?? 0, to: end.offset ?? 0 };
    parts.push({ target: '', level: 0, prose: '', ...part, ...place });
  };

  const define = (node: Nodes) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
    if ('children' in node) for (const child of node.children) define(child);
  };

  const visit = (node: Nodes, isQuoted: boolean) => {
    const text = () => wordsOf(node);
    if (node.type === 'heading') add(node, { kind: 'heading', text: text(), level: node.depth });
    else if (node.type === 'link') add(node, { kind: 'link', text: text(), target: node.url });
    else if (node.type === 'linkReference') {
      add(node, {
        kind: 'link',
        text: text(),
        target: definitions.get(node.identifier)?.url ?? '',
      });
    } else if (node.type === 'image') {
      add(node, { kind: 'picture', text: node.alt ?? '', target: node.url });
    } else if (node.type === 'imageReference') {
      const target = definitions.get(node.identifier)?.url ?? '';
      add(node, { kind: 'picture', text: node.alt ?? '', target });
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      const prose = isQuoted ? '' : wordsOf(node, ['inlineCode']);
      add(node, { kind: 'paragraph', text: text(), prose });
    }
    if (!('children' in node)) return;
    for (const child of node.children) visit(child, isQuoted || node.type === 'blockquote');
  };

  define(root);
  visit(root, false);
  return parts;
}

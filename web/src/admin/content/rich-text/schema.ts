import type { Node } from 'prosemirror-model';
import { Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { isBodyImagePath } from '../../../../../model/pictures/body-image.ts';

/** Alignment of a column, as Markdown has it. */
export type ColumnAlign = 'left' | 'right' | 'center' | null;

const ALIGNS: readonly (string | null)[] = ['left', 'right', 'center'];

const tables = tableNodes({
  tableGroup: 'block',
  // Cells of a Markdown table hold one line.
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => {
        const align = cell.getAttribute('align');
        return ALIGNS.includes(align) ? align : null;
      },
      setDOMAttr: (align, attributes) => {
        if (typeof align === 'string') attributes['align'] = align;
      },
    },
  },
});

/** A picture of this site, or a description in its place: the pages load no pictures of other sites. */
function imageElement(node: Node) {
  const src = String(node.attrs['src']);
  const alt = String(node.attrs['alt']);
  const title = node.attrs['title'] as string | null;
  if (!isBodyImagePath(src))
    return ['span', { class: 'rich-text-foreign' }, `${alt} (${src})`] as const;
  return ['img', { src, alt, ...(title !== null && { title }) }] as const;
}

/**
 * What the formatted view can represent. Every node and mark has a counterpart in mdast; a block of Markdown with
 * anything else becomes a `raw_block`, which holds its source.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: '(block | raw_block)+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { spread: { default: false, validate: 'boolean' } },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      attrs: {
        order: { default: 1, validate: 'number' },
        spread: { default: false, validate: 'boolean' },
      },
      parseDOM: [
        {
          tag: 'ol',
          getAttrs: (list) => ({
            order: Math.max(0, Number(list.getAttribute('start') ?? 1) || 1),
          }),
        },
      ],
      toDOM: ({ attrs }) => [
        'ol',
        attrs['order'] === 1 ? {} : { start: Number(attrs['order']) },
        0,
      ],
    },
    list_item: {
      content: 'block+',
      defining: true,
      attrs: { spread: { default: false, validate: 'boolean' } },
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    code_block: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      attrs: {
        /** The words after the fence, e.g. `js`. */
        info: { default: '', validate: 'string' },
      },
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    /** Markdown that the formatted view cannot represent, as its source. */
    raw_block: {
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre[data-raw-markdown]', preserveWhitespace: 'full', priority: 60 }],
      toDOM: () => ['pre', { 'data-raw-markdown': '', class: 'rich-text-raw' }, ['code', 0]],
    },
    horizontal_rule: {
      group: 'block',
      parseDOM: [{ tag: 'hr' }],
      toDOM: () => ['hr'],
    },
    ...tables,
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    image: {
      group: 'inline',
      inline: true,
      draggable: true,
      attrs: {
        src: { validate: 'string' },
        alt: { default: '', validate: 'string' },
        title: { default: null, validate: 'string|null' },
      },
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (image) => ({
            src: image.getAttribute('src') ?? '',
            alt: image.getAttribute('alt') ?? '',
            title: image.getAttribute('title'),
          }),
        },
      ],
      toDOM: imageElement,
    },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: { validate: 'string' }, title: { default: null, validate: 'string|null' } },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => ({
            href: link.getAttribute('href') ?? '',
            title: link.getAttribute('title'),
          }),
        },
      ],
      // Not followed while writing: a click sets the cursor.
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), rel: 'noreferrer' }, 0],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }],
      toDOM: () => ['em', 0],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    code: {
      code: true,
      parseDOM: [{ tag: 'code' }],
      toDOM: () => ['code', 0],
    },
  },
});

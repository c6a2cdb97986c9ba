import { type Node, Schema } from 'prosemirror-model';
import { marks, nodes } from 'prosemirror-schema-basic';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';
import { tableNodes } from 'prosemirror-tables';
import { isBodyImagePath } from '#model/pictures/body-image.ts';

export type ColumnAlign = 'left' | 'right' | 'center' | null;

const ALIGNS: readonly (string | null)[] = ['left', 'right', 'center'];

const noSpan = { default: 1, getFromDOM: () => 1 };

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'cell_line',
  cellAttributes: {
    colspan: noSpan,
    rowspan: noSpan,
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

const FOREIGN_CLASS =
  'rounded-sm border border-dashed border-a-edge px-[0.4em] py-[0.1em] text-a-muted';

/** Pages would not load a picture of another site. */
function imageElement(node: Node) {
  const src = String(node.attrs['src']);
  const alt = String(node.attrs['alt']);
  const title = node.attrs['title'] as string | null;
  if (!isBodyImagePath(src)) return ['span', { class: FOREIGN_CLASS }, `${alt} (${src})`] as const;
  if (title === null) return ['img', { src, alt }] as const;
  return ['span', { 'data-caption': title }, ['img', { src, alt, title }]] as const;
}

/** Markdown has line breaks in paragraphs alone. */
const oneLine = '(text | image)*';

/** Blank lines between or within items. */
const spread = { default: false, validate: 'boolean' };

/** Nodes as mdast has them; `raw_block` holds the source of anything else. */
export const schema = new Schema({
  nodes: {
    doc: { content: '(block | raw_block)+' },
    paragraph: nodes.paragraph,
    heading: { ...nodes.heading, content: oneLine },
    blockquote: nodes.blockquote,
    bullet_list: { ...bulletList, group: 'block', content: 'list_item+', attrs: { spread } },
    ordered_list: {
      ...orderedList,
      group: 'block',
      content: 'list_item+',
      attrs: { order: { default: 1, validate: 'number' }, spread },
      // Numbers of a pasted list can be any text.
      parseDOM: [
        {
          tag: 'ol',
          getAttrs: (list) => ({
            order: Math.max(0, Number(list.getAttribute('start') ?? 1) || 1),
          }),
        },
      ],
    },
    list_item: { ...listItem, content: 'block+', attrs: { spread } },
    code_block: {
      ...nodes.code_block,
      attrs: {
        info: { default: '', validate: 'string' },
      },
    },
    raw_block: {
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre[data-raw-markdown]', preserveWhitespace: 'full', priority: 60 }],
      toDOM: () => ['pre', { 'data-raw-markdown': '', class: 'rich-text-raw' }, ['code', 0]],
    },
    horizontal_rule: nodes.horizontal_rule,
    ...tables,
    cell_line: {
      content: oneLine,
      parseDOM: [{ tag: 'p', context: 'table_cell/|table_header/', priority: 60 }],
      toDOM: () => ['p', 0],
    },
    text: nodes.text,
    hard_break: nodes.hard_break,
    image: {
      ...nodes.image,
      attrs: { ...nodes.image.attrs, alt: { default: '', validate: 'string' } },
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
      ...marks.link,
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), rel: 'noreferrer' }, 0],
    },
    em: marks.em,
    strong: marks.strong,
    code: marks.code,
  },
});

import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  toolbar: {
    label: 'Formatting',
    bold: 'Bold (Ctrl+B)',
    italic: 'Italic (Ctrl+I)',
    heading: 'Heading',
    list: 'List',
    numbers: 'Numbered list',
    quote: 'Quotation',
    link: 'Link (Ctrl+K)',
    code: 'Code',
    placeholder: 'text',
  },
};

/** The toolbar of long texts. */
export const markdownMessages: Bilingual<typeof en> = {
  en,
  id: {
    toolbar: {
      label: 'Format',
      bold: 'Tebal (Ctrl+B)',
      italic: 'Miring (Ctrl+I)',
      heading: 'Judul bagian',
      list: 'Daftar',
      numbers: 'Daftar bernomor',
      quote: 'Kutipan',
      link: 'Tautan (Ctrl+K)',
      code: 'Kode',
      placeholder: 'teks',
    },
  },
};

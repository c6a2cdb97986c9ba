import { formatNumber } from '#browser/locale/format.ts';
import { MARKDOWN_LIMITS } from '#model/content/markdown-limits.ts';
import type { Bilingual, Locale } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';

const number = (most: Exclude<keyof typeof MARKDOWN_LIMITS, 'nesting'>, locale: Locale) =>
  formatNumber(MARKDOWN_LIMITS[most], locale);
const DEPTH = MARKDOWN_LIMITS.nesting / 2;

export const textLimits: Bilingual<string> = {
  en: `at most ${number('characters', 'en')} characters, ${number('lines', 'en')} lines, ${number('marks', 'en')} formats and list items, ${number('cells', 'en')} cells of tables, and lists in each other up to ${DEPTH} deep`,
  id: `paling banyak ${number('characters', 'id')} karakter, ${number('lines', 'id')} baris, ${number('marks', 'id')} format dan butir daftar, ${number('cells', 'id')} sel tabel, dan daftar bertingkat sampai ${DEPTH}`,
};

const en = {
  toolbar: 'Formatting',
  tableTools: 'Table',
  bold: 'Bold (Ctrl+B)',
  italic: 'Italic (Ctrl+I)',
  code: 'Code (Ctrl+E)',
  heading: 'Heading (Ctrl+Alt+2)',
  subheading: 'Subheading (Ctrl+Alt+3)',
  bulletList: 'List (Ctrl+Shift+8)',
  numberedList: 'Numbered list (Ctrl+Shift+7)',
  quote: 'Quotation (Ctrl+Shift+9)',
  codeBlock: 'Code block',
  link: 'Link (Ctrl+K)',
  image: 'Picture',
  table: 'Table',
  rule: 'Dividing line',
  undo: 'Undo (Ctrl+Z)',
  redo: 'Redo (Ctrl+Y)',
  addRow: 'Add a row below',
  addColumn: 'Add a column on the right',
  deleteRow: 'Delete this row',
  deleteColumn: 'Delete this column',
  deleteTable: 'Delete the table',
  keys: 'Press Alt+F10 to go to the formatting buttons.',
  placeholder: 'Write here, or drop a picture.',
  notParsed: `This text is too complex for the formatted view, which shows ${textLimits.en}. Here is its Markdown.`,
  notLoaded:
    'The formatted view could not be loaded. Here is the Markdown; it is saved all the same.',
  notPasted: {
    images: 'Pictures were left out. Add them with the picture button.',
    formats: 'This text has too many formats: it was inserted as plain text.',
    text: `Nothing was inserted: a text has ${textLimits.en}.`,
  },
  linkTitle: 'Link',
  linkText: 'Text',
  linkAddress: 'Address',
  linkHint: `For example ${studio.origin}, an e-mail address, or a page of this site: /contact-us`,
  linkEmpty: 'Enter an address.',
  linkRefused:
    'This address cannot be used. Enter one that begins with https://, mailto:, tel: or /.',
  linkSave: 'Set the link',
  linkRemove: 'Remove the link',
  imageTitle: 'Picture in the text',
  imageAltEmpty: 'Describe the picture first.',
  imageCaption: 'Caption ({language})',
  imageCaptionHint: 'Everybody reads it below the picture. Empty for none.',
  imageInsert: 'Insert the picture',
  imageSave: 'Save the texts',
};

export const richTextMessages: Bilingual<typeof en> = {
  en,
  id: {
    toolbar: 'Format',
    tableTools: 'Tabel',
    bold: 'Tebal (Ctrl+B)',
    italic: 'Miring (Ctrl+I)',
    code: 'Kode (Ctrl+E)',
    heading: 'Judul bagian (Ctrl+Alt+2)',
    subheading: 'Subjudul (Ctrl+Alt+3)',
    bulletList: 'Daftar (Ctrl+Shift+8)',
    numberedList: 'Daftar bernomor (Ctrl+Shift+7)',
    quote: 'Kutipan (Ctrl+Shift+9)',
    codeBlock: 'Blok kode',
    link: 'Tautan (Ctrl+K)',
    image: 'Gambar',
    table: 'Tabel',
    rule: 'Garis pemisah',
    undo: 'Urungkan (Ctrl+Z)',
    redo: 'Ulangi (Ctrl+Y)',
    addRow: 'Tambah baris di bawah',
    addColumn: 'Tambah kolom di kanan',
    deleteRow: 'Hapus baris ini',
    deleteColumn: 'Hapus kolom ini',
    deleteTable: 'Hapus tabel',
    keys: 'Tekan Alt+F10 untuk ke tombol format.',
    placeholder: 'Tulis di sini, atau seret gambar ke sini.',
    notParsed: `Isi ini terlalu rumit untuk tampilan berformat, yang menampilkan ${textLimits.id}. Berikut Markdown-nya.`,
    notLoaded: 'Tampilan berformat gagal dimuat. Berikut Markdown-nya; perubahan tetap tersimpan.',
    notPasted: {
      images: 'Gambar tidak ikut ditempel. Tambahkan lewat tombol gambar.',
      formats: 'Format teks ini terlalu rumit, jadi disisipkan sebagai teks biasa.',
      text: `Tidak ada yang disisipkan: satu tulisan memuat ${textLimits.id}.`,
    },
    linkTitle: 'Tautan',
    linkText: 'Teks',
    linkAddress: 'Alamat',
    linkHint: `Misalnya ${studio.origin}, alamat email, atau halaman situs ini: /contact-us`,
    linkEmpty: 'Isi alamatnya dulu.',
    linkRefused: 'Alamat ini tidak bisa dipakai. Awali dengan https://, mailto:, tel:, atau /.',
    linkSave: 'Pasang tautan',
    linkRemove: 'Hapus tautan',
    imageTitle: 'Gambar di dalam isi',
    imageAltEmpty: 'Isi dulu keterangan gambarnya.',
    imageCaption: 'Teks di bawah gambar ({language})',
    imageCaptionHint: 'Dibaca semua orang. Boleh dikosongkan.',
    imageInsert: 'Sisipkan gambar',
    imageSave: 'Simpan teksnya',
  },
};

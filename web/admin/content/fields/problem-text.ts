import { formatMessage } from '#browser/locale/format.ts';
import type { FieldProblem, ProblemCode } from '#model/content/fields.ts';
import type { Bilingual, Locale } from '#studio/locale.ts';
import { textLimits } from '../rich-text/messages.ts';

const en = {
  required: '{field} is missing.',
  'too-long': '{field} is longer than {limit} characters.',
  past: '{field}: this day is over. Choose a later one, or empty the text.',
  'long-word': '{field}: a word of a menu may have at most {limit} letters.',
  'too-many': '{field}: at most {limit}.',
  'too-early': '{field}: this must be later than the beginning.',
  malformed: '{field} is not in a form that works. For example: {example}',
  invisible: '{field} contains a line break or an invisible character. Delete it.',
  unreadable: '{field}: what is stored could not be read. Fill it in again.',
  'slug-taken': 'Another entry has this address.',
  'picture-missing': '{field}: a picture is no longer stored. Choose it again.',
  'too-large':
    '{field} is too long to be published: both languages together may take about {limit} kB.',
  'too-complex': `{field} is too complex to be published: a text has ${textLimits.en}. Simplify or divide it.`,
  markup: '{field} contains markup: words alone are shown, no “<”.',
  'contains-url': '{field} contains an address with “:”, which no text may.',
  placeholder: '{field}: {name} is not replaced here. Write it out.',
  'placeholder-unknown':
    '{field}: {name} is no name that the page replaces. Write it out, or use one of these: {example}',
  'placeholder-missing': '{field} must contain {name}, in whose place the page puts something.',
  duplicate: '{field} is there twice.',
} satisfies Record<ProblemCode, string>;

const PROBLEMS: Bilingual<typeof en> = {
  en,
  id: {
    required: '{field} belum diisi.',
    'too-long': '{field} lebih dari {limit} karakter.',
    past: '{field}: tanggal itu sudah lewat. Pilih tanggal lain, atau kosongkan teksnya.',
    'long-word': '{field}: satu kata di menu paling banyak {limit} huruf.',
    'too-many': '{field}: paling banyak {limit}.',
    'too-early': '{field}: harus lebih lambat dari jam mulainya.',
    malformed: 'Format {field} tidak bisa dipakai. Contoh: {example}',
    invisible: '{field} berisi baris baru atau karakter tak terlihat. Hapus dulu.',
    unreadable: '{field}: yang tersimpan tidak bisa dibaca. Isi lagi.',
    'slug-taken': 'Alamat ini sudah dipakai entri lain.',
    'picture-missing': '{field}: ada gambar yang sudah tidak tersimpan. Pilih lagi.',
    'too-large':
      '{field} terlalu panjang untuk diterbitkan: kedua bahasa bersama-sama paling banyak sekitar {limit} kB.',
    'too-complex': `{field} terlalu rumit untuk diterbitkan: satu tulisan memuat ${textLimits.id}. Sederhanakan atau bagi.`,
    markup: '{field} berisi kode: yang tampil hanya kata, tanpa “<”.',
    'contains-url': '{field} berisi alamat dengan “:”, yang tidak boleh ada di teks.',
    placeholder: '{field}: {name} tidak diganti apa pun di sini. Tulis lengkap.',
    'placeholder-unknown':
      '{field}: halaman tidak mengenal {name}. Tulis lengkap, atau pakai salah satu: {example}',
    'placeholder-missing': '{field} harus memuat {name}, yang diganti oleh halaman.',
    duplicate: '{field} ada dua kali.',
  },
};

/** A scheduled text may have failed for a reason that an earlier version had. */
const OTHER: Bilingual<string> = {
  en: '{field} cannot be published as it was. Check it and publish it again.',
  id: '{field} tidak bisa diterbitkan seperti sebelumnya. Periksa, lalu terbitkan lagi.',
};

export const problemText = (
  field: string,
  { code, limit, name, example = '' }: FieldProblem,
  locale: Locale,
): string =>
  formatMessage(code in PROBLEMS[locale] ? PROBLEMS[locale][code] : OTHER[locale], {
    field,
    limit: limit ?? '',
    example,
    ...(name !== undefined && { name: `{${name}}` }),
  });

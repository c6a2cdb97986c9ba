import type { Bilingual } from '#studio/locale.ts';

const en = {
  search: 'Search the texts of all pages',
  searchHere: 'Search this page',
  noMatch: 'No text contains this',
  noMatchText: 'Search for other words.',
  more: 'and {count} more',
  unknown: 'There is no such page.',
  changed: 'Changed',
  standard: 'Standard text',
  standardOf: 'Back to the standard text: {language}',
  reset: '{language}: the standard text is in the editor. Nothing is published by that.',
  resetOne: 'The standard text is in the editor.',
  thisText: 'This text',
  gone: 'Not on the page any more',
  goneText:
    'The page was rebuilt without these texts. Nobody sees them; copy what you need elsewhere.',
  discard: 'Discard',
  discarded: 'The text was discarded.',
  shared: 'Shared',
  termsText:
    'The page is on the site once both languages have sections of their own and are published.',
  facts: 'Names in braces that a text may have',
  factsText: 'The page puts the present value in their place. Change the values at',
};

/** The list of pages and the form of their words. */
export const wordMessages: Bilingual<typeof en> = {
  en,
  id: {
    search: 'Cari di teks semua halaman',
    searchHere: 'Cari di halaman ini',
    noMatch: 'Tidak ada teks yang memuatnya',
    noMatchText: 'Cari dengan kata lain.',
    more: 'dan {count} lagi',
    unknown: 'Halaman itu tidak ada.',
    changed: 'Diubah',
    standard: 'Teks bawaan',
    standardOf: 'Kembali ke teks bawaan: {language}',
    reset: '{language}: teks bawaan sudah ada di editor. Belum ada yang diterbitkan.',
    resetOne: 'Teks bawaan sudah ada di editor.',
    thisText: 'Teks ini',
    gone: 'Sudah tidak ada di halaman',
    goneText:
      'Halaman ini dibuat ulang tanpa teks berikut. Tidak ada yang melihatnya; salin bila masih perlu.',
    discard: 'Buang',
    discarded: 'Teks sudah dibuang.',
    shared: 'Umum',
    termsText: 'Halaman ini tampil setelah bagian Anda sendiri terbit dalam kedua bahasa.',
    facts: 'Nama dalam kurung kurawal yang boleh dipakai',
    factsText: 'Halaman menggantinya dengan nilai terkini. Nilainya diubah di',
  },
};

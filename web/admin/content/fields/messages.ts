import type { Bilingual } from '#studio/locale.ts';

const en = {
  views: 'Way of showing the text',
  write: 'Write',
  source: 'Markdown',
  tooLong:
    '{count} characters, but the limit is {limit}. The text stays here and is saved once it is shorter.',
  noNumber: 'This is not a whole number.',
  changed: 'Changed',
  standard: 'Standard text',
  resetOne: 'The standard text is in the editor.',
  thisText: 'This text',
  reference: {
    none: 'None',
    hidden: '{name} (not published)',
    gone: 'An entry that was deleted',
  },
  items: {
    add: 'Add',
    remove: 'Remove {name}',
    removed: '{name} was removed.',
  },
  slug: {
    malformed: 'Only lower-case letters, digits and single hyphens between them.',
    live: 'A new address takes effect once you publish. Links to the old one then lead to it.',
  },
};

export const fieldMessages: Bilingual<typeof en> = {
  en,
  id: {
    views: 'Cara menampilkan isi',
    write: 'Tulis',
    source: 'Markdown',
    tooLong:
      '{count} karakter, padahal batasnya {limit}. Teks tetap ada di sini dan baru disimpan setelah dipendekkan.',
    noNumber: 'Ini bukan bilangan bulat.',
    changed: 'Diubah',
    standard: 'Teks bawaan',
    resetOne: 'Teks bawaan sudah ada di editor.',
    thisText: 'Teks ini',
    reference: {
      none: 'Tidak ada',
      hidden: '{name} (belum terbit)',
      gone: 'Entri yang sudah dihapus',
    },
    items: {
      add: 'Tambah',
      remove: 'Hapus {name}',
      removed: '{name} sudah dihapus.',
    },
    slug: {
      malformed: 'Hanya huruf kecil, angka, dan satu tanda hubung di antaranya.',
      live: 'Alamat baru berlaku setelah diterbitkan. Sejak itu, tautan lama mengarah ke sana.',
    },
  },
};

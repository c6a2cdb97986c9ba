import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  deleted: {
    filter: 'Which entries',
    current: 'Entries',
    deleted: 'Deleted',
    text: 'They come back as drafts, with the text they had. Publish them again when you like.',
    empty: 'No deleted entries',
    emptyHere: 'None among the latest changes',
    when: 'Deleted {when} by {who}',
    restore: 'Restore',
    restoreNamed: 'Restore {name}',
    restored: '“{name}” is back as a draft.',
    exists: '“{name}” exists again already.',
    nothingKept: 'Nothing of “{name}” was kept: its record was damaged when it was deleted.',
    unreadable: 'A line of the audit log could not be read, so a deletion may be missing here.',
  },
};

/** The list of deleted entries. */
export const deletedMessages: Bilingual<typeof en> = {
  en,
  id: {
    deleted: {
      filter: 'Entri yang mana',
      current: 'Entri',
      deleted: 'Terhapus',
      text: 'Entri kembali sebagai draf, dengan teks terakhirnya. Terbitkan lagi kapan saja.',
      empty: 'Tidak ada entri yang terhapus',
      emptyHere: 'Tidak ada di antara perubahan terbaru',
      when: 'Dihapus {when} oleh {who}',
      restore: 'Pulihkan',
      restoreNamed: 'Pulihkan {name}',
      restored: '“{name}” sudah kembali sebagai draf.',
      exists: '“{name}” sudah ada lagi.',
      nothingKept: 'Isi “{name}” tidak tersimpan: datanya sudah rusak saat dihapus.',
      unreadable:
        'Satu baris catatan audit tidak terbaca; mungkin ada penghapusan yang tak tampil.',
    },
  },
};

import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  list: {
    untitled: 'Untitled',
    changed: 'Changed {when}',
    changedBy: 'Changed {when} by {who}',
    malformed: 'Damaged',
    up: 'Move {name} up',
    down: 'Move {name} down',
    remove: 'Delete {name}',
    keys: 'Move with the arrows, or with Alt and an arrow key while the name has the focus.',
    moved: '{name} is now number {place} of {count}.',
    deleted: '“{name}” was deleted.',
    restored: '“{name}” is restored.',
    deleteTitle: 'Delete “{name}”?',
    deleteLive: 'It is published; visitors can no longer read it after a few minutes.',
    deleteText: 'You can undo this immediately, or restore the text later under “Deleted”.',
    delete: 'Delete',
    more: 'Show older',
    attention: 'Needs translation',
  },
  deleted: {
    filter: 'Filter entries',
    current: 'Entries',
    deleted: 'Deleted',
    text: 'Restored entries are drafts with their last text. Publish them again to show them to visitors.',
    empty: 'No deleted entries',
    emptyHere: 'No deleted entries among the latest changes',
    when: 'Deleted {when} by {who}',
    restore: 'Restore',
    restoreNamed: 'Restore {name}',
    restored: '“{name}” is restored as a draft.',
    exists: '“{name}” already exists again.',
    nothingKept:
      '“{name}” cannot be restored: its record was damaged when it was deleted, so no revision was kept.',
    unreadable: 'An audit record could not be read, so a deletion may be missing here.',
  },
};

/** The lists of entries and of deleted entries. */
export const listMessages: Bilingual<typeof en> = {
  en,
  id: {
    list: {
      untitled: 'Tanpa judul',
      changed: 'Diubah {when}',
      changedBy: 'Diubah {when} oleh {who}',
      malformed: 'Rusak',
      up: 'Naikkan {name}',
      down: 'Turunkan {name}',
      remove: 'Hapus {name}',
      keys: 'Pindahkan dengan tombol panah, atau Alt dan panah saat fokus ada di namanya.',
      moved: '{name} kini nomor {place} dari {count}.',
      deleted: '“{name}” sudah dihapus.',
      restored: '“{name}” sudah kembali.',
      deleteTitle: 'Hapus “{name}”?',
      deleteLive:
        'Saat ini pengunjung bisa membacanya; dalam beberapa menit akan hilang dari situs.',
      deleteText: 'Bisa langsung diurungkan, atau teksnya dipulihkan nanti dari “Terhapus”.',
      delete: 'Hapus',
      more: 'Tampilkan yang lebih lama',
      attention: 'Perlu diterjemahkan',
    },
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

import type { PublishResponse } from '../../../../../model/api/publishing.ts';
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
    deleteTitle: 'Delete “{name}”?',
    deleteLive: 'It is published. Within a minute visitors can no longer read it.',
    deleteText: 'You can undo this immediately, or restore the text later under “Deleted”.',
    delete: 'Delete',
    more: 'Show older',
    attention: 'Needs translation',
  },
  deleted: {
    filter: 'Filter entries',
    current: 'Entries',
    deleted: 'Deleted',
    text: 'Restored entries have their last text. What was published of them is published again.',
    empty: 'No deleted entries',
    emptyHere: 'No deleted entries among the latest changes',
    when: 'Deleted {when} by {who}',
    restore: 'Restore',
    restoreNamed: 'Restore {name}',
    outcomes: {
      done: '“{name}” is restored.',
      restored_as_draft: '“{name}” is restored as a draft: another entry has its address now.',
      exists: '“{name}” already exists again.',
      unchanged: '“{name}” already exists again.',
      nothing_kept:
        '“{name}” cannot be restored: its record was damaged when it was deleted, so no revision was kept.',
    } satisfies Record<PublishResponse['outcome'], string>,
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
      deleteTitle: 'Hapus “{name}”?',
      deleteLive: 'Saat ini pengunjung bisa membacanya; dalam semenit akan hilang dari situs.',
      deleteText: 'Bisa langsung diurungkan, atau teksnya dipulihkan nanti dari “Terhapus”.',
      delete: 'Hapus',
      more: 'Tampilkan yang lebih lama',
      attention: 'Perlu diterjemahkan',
    },
    deleted: {
      filter: 'Entri yang mana',
      current: 'Entri',
      deleted: 'Terhapus',
      text: 'Entri kembali dengan teks terakhirnya. Yang tadinya terbit, terbit lagi.',
      empty: 'Tidak ada entri yang terhapus',
      emptyHere: 'Tidak ada di antara perubahan terbaru',
      when: 'Dihapus {when} oleh {who}',
      restore: 'Pulihkan',
      restoreNamed: 'Pulihkan {name}',
      outcomes: {
        done: '“{name}” sudah kembali.',
        restored_as_draft:
          '“{name}” sudah kembali sebagai draf: alamatnya kini dipakai entri lain.',
        exists: '“{name}” sudah ada lagi.',
        unchanged: '“{name}” sudah ada lagi.',
        nothing_kept: 'Isi “{name}” tidak tersimpan: datanya sudah rusak saat dihapus.',
      },
      unreadable:
        'Satu baris catatan audit tidak terbaca; mungkin ada penghapusan yang tak tampil.',
    },
  },
};

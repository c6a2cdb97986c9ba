import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  list: {
    untitled: 'Untitled',
    changed: 'Changed {when}',
    changedBy: 'Changed {when} by {who}',
    damaged: 'Damaged',
    edit: 'Edit {name}',
    up: 'Move {name} up',
    down: 'Move {name} down',
    remove: 'Delete {name}',
    order: 'Order',
    keys: 'Move with the arrows, or with Alt and an arrow key while the name has the focus.',
    moved: '{name} is now number {place} of {count}.',
    deleted: '“{name}” was deleted.',
    undo: 'Undo',
    restored: '“{name}” is back.',
    deleteTitle: 'Delete “{name}”?',
    deleteLive: 'Visitors read it right now; it disappears from the site within minutes.',
    deleteText: 'You can undo this right afterwards, or restore the text later under “Deleted”.',
    delete: 'Delete',
    more: 'Show older',
    attention: 'Needs translation',
  },
};

/** The list of entries. */
export const listMessages: Bilingual<typeof en> = {
  en,
  id: {
    list: {
      untitled: 'Tanpa judul',
      changed: 'Diubah {when}',
      changedBy: 'Diubah {when} oleh {who}',
      damaged: 'Rusak',
      edit: 'Sunting {name}',
      up: 'Naikkan {name}',
      down: 'Turunkan {name}',
      remove: 'Hapus {name}',
      order: 'Urutan',
      keys: 'Pindahkan dengan tombol panah, atau Alt dan panah saat fokus ada di namanya.',
      moved: '{name} kini nomor {place} dari {count}.',
      deleted: '“{name}” sudah dihapus.',
      undo: 'Urungkan',
      restored: '“{name}” sudah kembali.',
      deleteTitle: 'Hapus “{name}”?',
      deleteLive:
        'Saat ini pengunjung bisa membacanya; dalam beberapa menit akan hilang dari situs.',
      deleteText: 'Bisa langsung diurungkan, atau teksnya dipulihkan nanti dari “Terhapus”.',
      delete: 'Hapus',
      more: 'Tampilkan yang lebih lama',
      attention: 'Perlu diterjemahkan',
    },
  },
};

import type { Bilingual } from '../../../../../model/locale.ts';
import type { SaveFailure } from '../save-state.ts';

const en = {
  editor: {
    back: 'All entries',
    missing: 'This entry does not exist (any more).',
    unreadable: 'This entry could not be opened. Your rights or your session may have ended.',
    details: 'For both languages',
    tabs: 'Language',
    views: 'Write or preview',
    write: 'Write',
    preview: 'Preview',
    previewEmpty: 'Nothing to show yet.',
    previewing: 'Preparing the preview …',
    damaged:
      'Some fields of this record were damaged and are shown as empty: {fields}. Mend them below, then write the record anew.',
    repair: 'Write anew',
    repaired: 'The record was written anew.',
    long: '{count} of at most {limit} characters',
    tooLong:
      '{count} characters, but only {limit} fit. It stays here and is saved once it is shorter.',
    lostText: 'This browser kept what you wrote: {fields}.',
    deleted: 'Someone deleted this entry while you had it open. Your text is still here.',
    revive: 'Write it anew',
    conflict: 'Someone else changed this text too.',
    theirs: 'Their text',
    mine: 'Your text',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    others: '{names} has this entry open.',
    othersMany: '{names} have this entry open.',
    othersIn: '{name} ({language})',
    otherTab: 'You have this entry open in another tab too.',
    changed: 'Last changed {when} by {who}',
    you: 'you',
    delete: 'Delete',
    history: 'History',
    view: 'View on the site',
  },
  save: {
    saved: 'Saved',
    waiting: 'Typing …',
    saving: 'Saving …',
    offline: 'Offline: kept in this browser',
    held: 'Not saved: see below',
    failed: 'Not saved',
    retry: 'Try again',
    reasons: {
      denied:
        'You may no longer change this. Your text is kept in this browser; copy it if you need it elsewhere.',
      'signed-out':
        'Your session has ended. Your text is kept in this browser: sign in again, then try again.',
      gone: 'The entry no longer exists. Your text is still here.',
      other: 'It could not be saved. Your text is kept in this browser.',
    } satisfies Record<SaveFailure, string>,
  },
  slug: {
    hint: 'Lower-case letters, digits and hyphens.',
    malformed: 'Only lower-case letters, digits and single hyphens between them.',
    taken: 'Another entry has this address.',
    suggest: 'Use “{slug}”',
    live: 'If you change it, links to the old address stop working.',
  },
  search: {
    title: 'In search results',
    long: 'Search engines cut titles after about {title} and descriptions after about {summary} characters.',
    noTitle: 'Title',
    noSummary: 'The summary appears here.',
  },
};

/** The editor around an entry’s texts. */
export const editorMessages: Bilingual<typeof en> = {
  en,
  id: {
    editor: {
      back: 'Semua entri',
      missing: 'Entri ini tidak ada (lagi).',
      unreadable: 'Entri ini tidak bisa dibuka. Mungkin hak atau sesi Anda sudah berakhir.',
      details: 'Untuk kedua bahasa',
      tabs: 'Bahasa',
      views: 'Tulis atau pratinjau',
      write: 'Tulis',
      preview: 'Pratinjau',
      previewEmpty: 'Belum ada yang bisa ditampilkan.',
      previewing: 'Menyiapkan pratinjau …',
      damaged:
        'Sebagian data entri ini rusak dan ditampilkan kosong: {fields}. Perbaiki di bawah, lalu tulis ulang datanya.',
      repair: 'Tulis ulang',
      repaired: 'Data sudah ditulis ulang.',
      long: '{count} dari paling banyak {limit} karakter',
      tooLong:
        '{count} karakter, padahal yang muat hanya {limit}. Teks tetap di sini dan disimpan begitu lebih pendek.',
      lostText: 'Browser ini menyimpan yang Anda tulis: {fields}.',
      deleted: 'Entri ini dihapus seseorang saat Anda membukanya. Teks Anda masih ada di sini.',
      revive: 'Tulis lagi sebagai entri',
      conflict: 'Orang lain juga mengubah teks ini.',
      theirs: 'Teks mereka',
      mine: 'Teks Anda',
      keepMine: 'Pakai punya saya',
      takeTheirs: 'Pakai punya mereka',
      others: '{names} sedang membuka entri ini.',
      othersMany: '{names} sedang membuka entri ini.',
      othersIn: '{name} ({language})',
      otherTab: 'Anda juga membuka entri ini di tab lain.',
      changed: 'Terakhir diubah {when} oleh {who}',
      you: 'Anda',
      delete: 'Hapus',
      history: 'Riwayat',
      view: 'Lihat di situs',
    },
    save: {
      saved: 'Tersimpan',
      waiting: 'Mengetik …',
      saving: 'Menyimpan …',
      offline: 'Luring: disimpan di browser ini',
      held: 'Belum tersimpan: lihat di bawah',
      failed: 'Tidak tersimpan',
      retry: 'Coba lagi',
      reasons: {
        denied:
          'Anda tidak lagi boleh mengubah ini. Teks Anda disimpan di browser ini; salin bila perlu.',
        'signed-out':
          'Sesi Anda sudah berakhir. Teks Anda disimpan di browser ini: masuk lagi, lalu coba lagi.',
        gone: 'Entri ini sudah tidak ada. Teks Anda masih ada di sini.',
        other: 'Gagal menyimpan. Teks Anda disimpan di browser ini.',
      },
    },
    slug: {
      hint: 'Huruf kecil, angka, dan tanda hubung.',
      malformed: 'Hanya huruf kecil, angka, dan satu tanda hubung di antaranya.',
      taken: 'Alamat ini sudah dipakai entri lain.',
      suggest: 'Pakai “{slug}”',
      live: 'Kalau diubah, tautan ke alamat lama tidak berfungsi lagi.',
    },
    search: {
      title: 'Di hasil pencarian',
      long: 'Mesin pencari memotong judul setelah kira-kira {title} dan keterangan setelah kira-kira {summary} karakter.',
      noTitle: 'Judul',
      noSummary: 'Ringkasan tampil di sini.',
    },
  },
};

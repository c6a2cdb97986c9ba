import type { SaveFailure } from '#admin/data/draft/save-failure.ts';
import type { Bilingual } from '#studio/locale.ts';

const en = {
  editor: {
    back: 'All entries',
    missing: 'This entry does not exist.',
    unreadable: 'This entry could not be opened. Your admin rights or your session may have ended.',
    details: 'For both languages',
    tabs: 'Language',
    views: 'Way of showing the text',
    write: 'Write',
    source: 'Markdown',
    long: '{count} of at most {limit} characters',
    tooLong:
      '{count} characters, but the limit is {limit}. The text stays here and is saved once it is shorter.',
    deleted: 'This entry is deleted. What you type here is still saved.',
    notKept:
      'This browser does not let the page keep text. Until it is saved, what you type is on this page alone: do not close it.',
    conflict: 'This was changed elsewhere too: by another admin, or in another tab.',
    remoteText: 'Their text',
    localText: 'Your text',
    keepLocal: 'Keep mine',
    takeRemote: 'Take theirs',
    decided: 'The other text is in the history.',
    changed: 'Last changed {when} by {who}',
    you: 'you',
    history: 'History',
    unread:
      'Something of this entry could not be read and is shown empty: {paths}. It stays stored until you change the field.',
    noNumber: 'This is not a whole number.',
  },
  reference: {
    none: 'None',
    hidden: '{name} (not published)',
    gone: 'An entry that was deleted',
  },
  items: {
    add: 'Add',
    up: 'Move {name} up',
    down: 'Move {name} down',
    remove: 'Remove {name}',
    moved: '{name} is now number {place} of {count}.',
    removed: '{name} was removed.',
  },
  save: {
    saved: 'Saved',
    pending: 'Typing…',
    saving: 'Saving…',
    offline: 'Offline: kept in this browser',
    blocked: 'Not saved: see below',
    failed: 'Not saved',
    reasons: {
      denied: 'You are no longer allowed to change this. Copy your text if you need it elsewhere.',
      'signed-out': 'Your session has ended. Sign in again, then try again.',
      'too-large':
        'Not saved: the drafts of both languages may take about 1,000 kB together, and most characters beyond A to Z take 2 to 4 bytes. Shorten them, then try again.',
      other: 'Saving failed.',
    } satisfies Record<SaveFailure, string>,
    kept: 'Your text is kept in this browser.',
  },
  slug: {
    malformed: 'Only lower-case letters, digits and single hyphens between them.',
    live: 'A new address takes effect once you publish. Links to the old one then lead to it.',
  },
};

export const editorMessages: Bilingual<typeof en> = {
  en,
  id: {
    editor: {
      back: 'Semua entri',
      missing: 'Entri ini tidak ada atau sudah dihapus.',
      unreadable: 'Entri ini tidak bisa dibuka. Mungkin hak atau sesi Anda sudah berakhir.',
      details: 'Untuk kedua bahasa',
      tabs: 'Bahasa',
      views: 'Cara menampilkan isi',
      write: 'Tulis',
      source: 'Markdown',
      long: '{count} dari maksimal {limit} karakter',
      tooLong:
        '{count} karakter, padahal batasnya {limit}. Teks tetap ada di sini dan baru disimpan setelah dipendekkan.',
      deleted: 'Entri ini sudah dihapus. Yang Anda ketik di sini tetap disimpan.',
      notKept:
        'Browser ini tidak mengizinkan halaman menyimpan teks. Sampai tersimpan, yang Anda ketik hanya ada di halaman ini: jangan ditutup.',
      conflict: 'Bagian ini juga diubah di tempat lain: oleh admin lain, atau di tab lain.',
      remoteText: 'Teks admin lain',
      localText: 'Teks Anda',
      keepLocal: 'Pakai teks saya',
      takeRemote: 'Pakai teks admin lain',
      decided: 'Teks yang satunya ada di riwayat.',
      changed: 'Terakhir diubah {when} oleh {who}',
      you: 'Anda',
      history: 'Riwayat',
      unread:
        'Sebagian isi entri ini tidak bisa dibaca dan tampil kosong: {paths}. Isinya tetap tersimpan sampai kolomnya diubah.',
      noNumber: 'Ini bukan bilangan bulat.',
    },
    reference: {
      none: 'Tidak ada',
      hidden: '{name} (belum terbit)',
      gone: 'Entri yang sudah dihapus',
    },
    items: {
      add: 'Tambah',
      up: 'Naikkan {name}',
      down: 'Turunkan {name}',
      remove: 'Hapus {name}',
      moved: '{name} kini nomor {place} dari {count}.',
      removed: '{name} sudah dihapus.',
    },
    save: {
      saved: 'Tersimpan',
      pending: 'Mengetik…',
      saving: 'Menyimpan…',
      offline: 'Offline: disimpan di browser ini',
      blocked: 'Belum tersimpan: lihat di bawah',
      failed: 'Tidak tersimpan',
      reasons: {
        denied: 'Anda tidak boleh lagi mengubah entri ini. Salin teks Anda bila perlu.',
        'signed-out': 'Sesi Anda sudah berakhir. Masuk lagi, lalu coba lagi.',
        'too-large':
          'Belum tersimpan: draf kedua bahasa dibatasi sekitar 1.000 kB, dan kebanyakan karakter selain A sampai Z memakan 2 sampai 4 byte. Pendekkan dulu, lalu coba lagi.',
        other: 'Gagal menyimpan.',
      },
      kept: 'Teks Anda disimpan di browser ini.',
    },
    slug: {
      malformed: 'Hanya huruf kecil, angka, dan satu tanda hubung di antaranya.',
      live: 'Alamat baru berlaku setelah diterbitkan. Sejak itu, tautan lama mengarah ke sana.',
    },
  },
};

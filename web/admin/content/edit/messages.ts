import type { SaveFailure } from '#admin/data/draft/draft-session.ts';
import type { Bilingual } from '#studio/locale.ts';

const en = {
  editor: {
    back: 'All entries',
    missing: 'This entry does not exist.',
    unreadable: 'This entry could not be opened. Your admin rights or your session may have ended.',
    tabs: 'Language',
    deleted: 'This entry is deleted. What you type here is still saved.',
    changed: 'Last changed {when} by {who}',
    unread:
      'Something of this entry could not be read: {fields}. It stays stored until you change the field.',
  },
  words: {
    searchHere: 'Search this page',
    unknown: 'There is no such page.',
    standardOf: 'Back to the standard text: {language}',
    reset: '{language}: the standard text is in the editor. Nothing is published by that.',
    gone: 'Not on the page any more',
    goneText:
      'The page was rebuilt without these texts. Nobody sees them; copy what you need elsewhere.',
    discard: 'Discard',
    discarded: 'The text was discarded.',
    termsText:
      'The page is on the site once both languages have sections of their own and are published.',
  },
  save: {
    reasons: {
      denied: 'You are no longer allowed to change this. Copy your text if you need it elsewhere.',
      'signed-out': 'Your session has ended. Sign in again, then try again.',
      'too-large':
        'Not saved: the drafts of both languages may take about 1,000 kB together, and most characters beyond A to Z take 2 to 4 bytes. Shorten them, then try again.',
      other: 'Saving failed.',
    } satisfies Record<SaveFailure, string>,
    kept: 'Your text is kept in this browser.',
  },
};

export const editorMessages: Bilingual<typeof en> = {
  en,
  id: {
    editor: {
      back: 'Semua entri',
      missing: 'Entri ini tidak ada atau sudah dihapus.',
      unreadable: 'Entri ini tidak bisa dibuka. Mungkin hak atau sesi Anda sudah berakhir.',
      tabs: 'Bahasa',
      deleted: 'Entri ini sudah dihapus. Yang Anda ketik di sini tetap disimpan.',
      changed: 'Terakhir diubah {when} oleh {who}',
      unread:
        'Sebagian isi entri ini tidak bisa dibaca: {fields}. Isinya tetap tersimpan sampai kolomnya diubah.',
    },
    words: {
      searchHere: 'Cari di halaman ini',
      unknown: 'Halaman itu tidak ada.',
      standardOf: 'Kembali ke teks bawaan: {language}',
      reset: '{language}: teks bawaan sudah ada di editor. Belum ada yang diterbitkan.',
      gone: 'Sudah tidak ada di halaman',
      goneText:
        'Halaman ini dibuat ulang tanpa teks berikut. Tidak ada yang melihatnya; salin bila masih perlu.',
      discard: 'Buang',
      discarded: 'Teks sudah dibuang.',
      termsText: 'Halaman ini tampil setelah bagian Anda sendiri terbit dalam kedua bahasa.',
    },
    save: {
      reasons: {
        denied: 'Anda tidak boleh lagi mengubah entri ini. Salin teks Anda bila perlu.',
        'signed-out': 'Sesi Anda sudah berakhir. Masuk lagi, lalu coba lagi.',
        'too-large':
          'Belum tersimpan: draf kedua bahasa dibatasi sekitar 1.000 kB, dan kebanyakan karakter selain A sampai Z memakan 2 sampai 4 byte. Pendekkan dulu, lalu coba lagi.',
        other: 'Gagal menyimpan.',
      },
      kept: 'Teks Anda disimpan di browser ini.',
    },
  },
};

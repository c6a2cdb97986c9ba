import type { HistoryReason } from '../../../../../model/content/history.ts';
import type { Bilingual } from '../../../../../model/locale.ts';
import type { SaveFailure } from '../autosave/save-state.ts';

const en = {
  editor: {
    back: 'All entries',
    missing: 'This entry does not exist.',
    unreadable:
      'This entry could not be opened. Your admin rights or your session may have ended, or its record is damaged.',
    details: 'For both languages',
    tabs: 'Language',
    views: 'Way of showing the text',
    write: 'Write',
    source: 'Markdown',
    preview: 'Preview',
    previewEmpty: 'Nothing to show yet.',
    previewing: 'Preparing the preview…',
    long: '{count} of at most {limit} characters',
    tooLong:
      '{count} characters, but the limit is {limit}. The text stays here and is saved once it is shorter.',
    localDraft: 'Unsaved text in this browser: {fields}.',
    deleted: 'Another admin deleted this entry while you had it open. Your text is still here.',
    recreate: 'Create it again',
    conflict: 'Another admin changed this text too.',
    remoteText: 'Their text',
    localText: 'Your text',
    keepLocal: 'Keep mine',
    takeRemote: 'Take theirs',
    changed: 'Last changed {when} by {who}',
    you: 'you',
    history: 'History',
  },
  save: {
    saved: 'Saved',
    pending: 'Typing…',
    saving: 'Saving…',
    offline: 'Offline: kept in this browser',
    blocked: 'Not saved: see below',
    failed: 'Not saved',
    reasons: {
      denied:
        'You are no longer allowed to change this. Your text is kept in this browser; copy it if you need it elsewhere.',
      'signed-out':
        'Your session has ended. Your text is kept in this browser: sign in again, then try again.',
      deleted: 'The entry no longer exists. Your text is still here.',
      'too-large':
        'Not saved: drafts and published texts of both languages may take about 1,000 kB together, and most characters beyond A to Z take 2 to 4 bytes. Your text is kept in this browser; shorten it, then try again.',
      other: 'Saving failed. Your text is kept in this browser.',
    } satisfies Record<SaveFailure, string>,
  },
  slug: {
    hint: 'Lower-case letters, digits and hyphens.',
    malformed: 'Only lower-case letters, digits and single hyphens between them.',
    taken: 'Another entry has this address.',
    suggest: 'Use “{slug}”',
    live: 'A new address takes effect once you publish. Links to the old one then lead to it.',
  },
  search: {
    title: 'In search results',
    long: 'Search engines cut titles after about {title} and descriptions after about {summary} characters.',
    noTitle: 'Title',
    noSummary: 'The summary appears here.',
  },
  history: {
    title: 'History',
    empty:
      'No revisions yet. A revision is kept at every publication and before each writing session.',
    reasons: {
      publish: 'Published',
      unpublish: 'Taken offline',
      save: 'Before a change',
      restore: 'Before a restoration',
      delete: 'Before the deletion',
      matched: 'Both languages matched',
    } satisfies Record<HistoryReason, string>,
    restore: 'Restore this text',
    restored: 'The text is restored as a draft. The previous text is in the history.',
    by: '{when}, {who}',
    show: 'Show',
    offline:
      'No connection: these are the revisions that this page has loaded. Newer ones appear here once it is back.',
  },
};

/** The editor of an entry, and its history. */
export const editorMessages: Bilingual<typeof en> = {
  en,
  id: {
    editor: {
      back: 'Semua entri',
      missing: 'Entri ini tidak ada atau sudah dihapus.',
      unreadable:
        'Entri ini tidak bisa dibuka. Mungkin hak atau sesi Anda sudah berakhir, atau datanya rusak.',
      details: 'Untuk kedua bahasa',
      tabs: 'Bahasa',
      views: 'Cara menampilkan isi',
      write: 'Tulis',
      source: 'Markdown',
      preview: 'Pratinjau',
      previewEmpty: 'Belum ada yang bisa ditampilkan.',
      previewing: 'Menyiapkan pratinjau…',
      long: '{count} dari maksimal {limit} karakter',
      tooLong:
        '{count} karakter, padahal batasnya {limit}. Teks tetap ada di sini dan baru disimpan setelah dipendekkan.',
      localDraft: 'Ada teks yang belum tersimpan di browser ini: {fields}.',
      deleted: 'Admin lain menghapus entri ini saat Anda membukanya. Teks Anda masih ada di sini.',
      recreate: 'Buat lagi entrinya',
      conflict: 'Admin lain juga mengubah teks ini.',
      remoteText: 'Teks admin lain',
      localText: 'Teks Anda',
      keepLocal: 'Pakai teks saya',
      takeRemote: 'Pakai teks admin lain',
      changed: 'Terakhir diubah {when} oleh {who}',
      you: 'Anda',
      history: 'Riwayat',
    },
    save: {
      saved: 'Tersimpan',
      pending: 'Mengetik…',
      saving: 'Menyimpan…',
      offline: 'Offline: disimpan di browser ini',
      blocked: 'Belum tersimpan: lihat di bawah',
      failed: 'Tidak tersimpan',
      reasons: {
        denied:
          'Anda tidak boleh lagi mengubah entri ini. Teks Anda disimpan di browser ini; salin bila perlu.',
        'signed-out':
          'Sesi Anda sudah berakhir. Teks Anda disimpan di browser ini: masuk lagi, lalu coba lagi.',
        deleted: 'Entri ini sudah tidak ada. Teks Anda masih ada di sini.',
        'too-large':
          'Belum tersimpan: draf dan teks terbit kedua bahasa dibatasi sekitar 1.000 kB, dan kebanyakan karakter selain A sampai Z memakan 2 sampai 4 byte. Teks Anda disimpan di browser ini; pendekkan, lalu coba lagi.',
        other: 'Gagal menyimpan. Teks Anda disimpan di browser ini.',
      },
    },
    slug: {
      hint: 'Huruf kecil, angka, dan tanda hubung.',
      malformed: 'Hanya huruf kecil, angka, dan satu tanda hubung di antaranya.',
      taken: 'Alamat ini sudah dipakai entri lain.',
      suggest: 'Pakai “{slug}”',
      live: 'Alamat baru berlaku setelah diterbitkan. Sejak itu, tautan lama mengarah ke sana.',
    },
    search: {
      title: 'Tampilan di hasil pencarian',
      long: 'Mesin pencari memotong judul setelah kira-kira {title} dan keterangan setelah kira-kira {summary} karakter.',
      noTitle: 'Judul',
      noSummary: 'Ringkasannya tampil di sini.',
    },
    history: {
      title: 'Riwayat',
      empty:
        'Belum ada riwayat. Versi lama disimpan setiap kali teks terbit dan sebelum setiap sesi menulis.',
      reasons: {
        publish: 'Diterbitkan',
        unpublish: 'Ditarik dari situs',
        save: 'Sebelum perubahan',
        restore: 'Sebelum pemulihan',
        delete: 'Sebelum dihapus',
        matched: 'Kedua bahasa sudah sesuai',
      },
      restore: 'Pulihkan teks ini',
      restored: 'Teks sudah dipulihkan sebagai draf. Yang sebelumnya ada di riwayat.',
      by: '{when}, {who}',
      show: 'Tampilkan',
      offline:
        'Tidak ada koneksi: yang tampil hanya versi yang sudah dimuat halaman ini. Versi yang lebih baru muncul setelah tersambung lagi.',
    },
  },
};

import type { Bilingual } from '#studio/locale.ts';
import type { SaveState } from './draft-session.ts';

const en = {
  states: {
    saved: 'Saved',
    pending: 'Typing…',
    saving: 'Saving…',
    offline: 'Offline: kept in this browser',
    blocked: 'Not saved: see below',
    failed: 'Not saved',
  } satisfies Record<SaveState, string>,
  notKept:
    'This browser does not let the page keep text. Until it is saved, what you type is on this page alone: do not close it.',
  conflict: 'This was changed elsewhere too: by another admin, or in another tab.',
  remoteText: 'Their text',
  localText: 'Your text',
  keepLocal: 'Keep mine',
  takeRemote: 'Take theirs',
  decided: 'The other text is in the history.',
};

export const draftMessages: Bilingual<typeof en> = {
  en,
  id: {
    states: {
      saved: 'Tersimpan',
      pending: 'Mengetik…',
      saving: 'Menyimpan…',
      offline: 'Offline: disimpan di browser ini',
      blocked: 'Belum tersimpan: lihat di bawah',
      failed: 'Tidak tersimpan',
    },
    notKept:
      'Browser ini tidak mengizinkan halaman menyimpan teks. Sampai tersimpan, yang Anda ketik hanya ada di halaman ini: jangan ditutup.',
    conflict: 'Bagian ini juga diubah di tempat lain: oleh admin lain, atau di tab lain.',
    remoteText: 'Teks admin lain',
    localText: 'Teks Anda',
    keepLocal: 'Pakai teks saya',
    takeRemote: 'Pakai teks admin lain',
    decided: 'Teks yang satunya ada di riwayat.',
  },
};

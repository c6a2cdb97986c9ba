import type { HistoryReason } from '../../../../../model/content-history.ts';
import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  history: {
    title: 'History',
    empty:
      'Nothing has been kept yet. Every publication is, and what was there before each spell of writing.',
    reasons: {
      publish: 'Published',
      unpublish: 'Taken offline',
      save: 'Before a change',
      restore: 'Before something was restored',
      delete: 'Before it was deleted',
    } satisfies Record<HistoryReason, string>,
    restore: 'Restore this text',
    restored: 'The text is restored as a draft. What was there is in the history.',
    by: '{when}, {who}',
    show: 'Show',
    broken: 'This state is damaged and cannot be shown.',
    close: 'Close',
  },
};

/** Earlier states of an entry. */
export const historyMessages: Bilingual<typeof en> = {
  en,
  id: {
    history: {
      title: 'Riwayat',
      empty:
        'Belum ada yang disimpan. Setiap penerbitan disimpan, juga keadaan sebelum setiap sesi menulis.',
      reasons: {
        publish: 'Diterbitkan',
        unpublish: 'Ditarik dari situs',
        save: 'Sebelum perubahan',
        restore: 'Sebelum pemulihan',
        delete: 'Sebelum dihapus',
      },
      restore: 'Pulihkan teks ini',
      restored: 'Teks sudah dipulihkan sebagai draf. Yang sebelumnya ada di riwayat.',
      by: '{when}, {who}',
      show: 'Tampilkan',
      broken: 'Keadaan ini rusak dan tidak bisa ditampilkan.',
      close: 'Tutup',
    },
  },
};

import type { SnapshotReason } from '#model/content/snapshot.ts';
import type { Bilingual } from '#studio/locale.ts';

const en = {
  title: 'History',
  empty:
    'No revisions yet. A revision is kept at every publication and before each writing session.',
  reasons: {
    publish: 'Published',
    schedule: 'Scheduled',
    withdraw: 'Taken offline',
    cancel: 'Schedule cancelled',
    save: 'Earlier draft',
    delete: 'Before the deletion',
    matched: 'Translation finished',
  } satisfies Record<SnapshotReason, string>,
  by: '{when}, {who}',
  changes: 'Changes',
  compare: 'Compare with today',
  same: 'As it is today.',
  legend:
    'Marked as added: what this revision has and today’s text has not. Crossed out: what only today’s text has.',
  restore: 'Restore the {language} text',
  restored: '{language}: the earlier text is in the editor. Nothing is published by that.',
  offline:
    'No connection: these are the revisions that this page has loaded. Newer ones appear here once it is back.',
};

export const historyMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Riwayat',
    empty:
      'Belum ada riwayat. Versi lama disimpan setiap kali teks terbit dan sebelum setiap sesi menulis.',
    reasons: {
      publish: 'Diterbitkan',
      schedule: 'Dijadwalkan',
      withdraw: 'Ditarik dari situs',
      cancel: 'Jadwal dibatalkan',
      save: 'Draf sebelumnya',
      delete: 'Sebelum dihapus',
      matched: 'Terjemahan selesai',
    },
    by: '{when}, {who}',
    changes: 'Perubahan',
    compare: 'Bandingkan dengan sekarang',
    same: 'Sama dengan sekarang.',
    legend:
      'Ditandai sebagai tambahan: yang ada di versi ini tetapi tidak di teks sekarang. Dicoret: yang hanya ada di teks sekarang.',
    restore: 'Pulihkan teks {language}',
    restored: '{language}: teks lama sudah ada di editor. Belum ada yang diterbitkan.',
    offline:
      'Tidak ada koneksi: yang tampil hanya versi yang sudah dimuat halaman ini. Versi yang lebih baru muncul setelah tersambung lagi.',
  },
};

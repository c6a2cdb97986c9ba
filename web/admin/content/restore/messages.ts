import type { SnapshotReason } from '#model/content/snapshot.ts';
import type { Bilingual } from '#studio/locale.ts';

const en = {
  title: 'History',
  empty:
    'No earlier versions yet. One is kept before each writing session, before anybody changes another’s text, and at every publication.',
  reasons: {
    publish: 'Published',
    schedule: 'Scheduled',
    withdraw: 'Taken offline',
    cancel: 'Schedule cancelled',
    save: 'Earlier draft',
    replaced: 'Replaced text',
    delete: 'Before the deletion',
    matched: 'Translation finished',
  } satisfies Record<SnapshotReason, string>,
  by: '{when}, {who}',
  before: '{when}, before a change by {who}',
  changes: 'Changes',
  compare: 'Compare with today',
  same: 'As it is today.',
  legend:
    'Marked as added: what this version has and today’s text has not. Crossed out: what only today’s text has.',
  now: 'The picture of today',
  earlier: 'The picture of this version',
  restore: 'Restore: {language}',
  restored: '{language}: the earlier state is in the editor. Nothing is published by that.',
  offline:
    'No connection: these are the versions that this page has loaded. Newer ones appear here once it is back.',
};

export const historyMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Riwayat',
    empty:
      'Belum ada riwayat. Versi lama disimpan sebelum setiap sesi menulis, sebelum teks orang lain diubah, dan setiap kali teks terbit.',
    reasons: {
      publish: 'Diterbitkan',
      schedule: 'Dijadwalkan',
      withdraw: 'Ditarik dari situs',
      cancel: 'Jadwal dibatalkan',
      save: 'Draf sebelumnya',
      replaced: 'Teks yang diganti',
      delete: 'Sebelum dihapus',
      matched: 'Terjemahan selesai',
    },
    by: '{when}, {who}',
    before: '{when}, sebelum diubah {who}',
    changes: 'Perubahan',
    compare: 'Bandingkan dengan sekarang',
    same: 'Sama dengan sekarang.',
    legend:
      'Ditandai sebagai tambahan: yang ada di versi ini tetapi tidak di teks sekarang. Dicoret: yang hanya ada di teks sekarang.',
    now: 'Gambar sekarang',
    earlier: 'Gambar di versi ini',
    restore: 'Pulihkan: {language}',
    restored: '{language}: isi lama sudah ada di editor. Belum ada yang diterbitkan.',
    offline:
      'Tidak ada koneksi: yang tampil hanya versi yang sudah dimuat halaman ini. Versi yang lebih baru muncul setelah tersambung lagi.',
  },
};

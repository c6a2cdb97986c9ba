import type { HealthName } from '../../../../model/health.ts';
import type { Bilingual } from '../../../../model/locale.ts';

const en = {
  title: 'Health',
  names: { clean_up: 'Clean-up', backup: 'Backup' } satisfies Record<HealthName, string>,
  done: { clean_up: '{count} deleted', backup: '{count} documents' } satisfies Record<
    HealthName,
    string
  >,
  never: 'never',
  neverHints: {
    clean_up: 'It runs every night. If this is still so tomorrow, look into its log.',
    backup: 'Make the first one with “npm run backup”.',
  } satisfies Record<HealthName, string>,
  failed: 'failed in part',
  overdue: 'overdue',
  damaged: 'damaged',
  build: 'Pages deployed',
  functions: 'Functions deployed',
  sameBuild: 'from the same build',
  otherBuild: 'from another build ({id})',
  errors: 'Errors in 7 days',
  errorRate: '{week} (the 7 days before: {before})',
  rising: 'more than usual',
  unknown: 'cannot be read at the moment',
};

/** Texts of the panel "Health". */
export const healthMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Kondisi sistem',
    names: { clean_up: 'Pembersihan', backup: 'Cadangan data' },
    done: { clean_up: '{count} dihapus', backup: '{count} dokumen' },
    never: 'belum pernah',
    neverHints: {
      clean_up: 'Berjalan setiap malam. Jika besok masih begini, periksa log-nya.',
      backup: 'Buat yang pertama dengan “npm run backup”.',
    },
    failed: 'gagal sebagian',
    overdue: 'terlambat',
    damaged: 'rusak',
    build: 'Halaman terpasang',
    functions: 'Fungsi terpasang',
    sameBuild: 'dari build yang sama',
    otherBuild: 'dari build lain ({id})',
    errors: 'Error dalam 7 hari',
    errorRate: '{week} (7 hari sebelumnya: {before})',
    rising: 'lebih banyak dari biasanya',
    unknown: 'saat ini tidak dapat dibaca',
  },
};

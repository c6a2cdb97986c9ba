import { type ErrorGroupStatus, NEW_GROUPS_PER_DAY } from '#model/errors/group.ts';
import type { Bilingual } from '#studio/locale.ts';

const en = {
  text: 'What went wrong for visitors, grouped. The latest comes first.',
  filterBy: 'Show',
  filters: { open: 'Open', resolved: 'Resolved', all: 'All' } satisfies Record<
    ErrorGroupStatus | 'all',
    string
  >,
  empty: 'No errors here',
  emptyText: 'What goes wrong in the browser of a visitor or an admin appears here automatically.',
  list: 'Errors',
  overflow: `Further kinds of errors (beyond ${NEW_GROUPS_PER_DAY} new ones in a day)`,
  count: '{count}×',
  seen: 'First {first}, last {last}',
  isNew: 'New',
  again: 'Came back',
  error_report_by_dev: 'While',
  build: 'Code id',
  error_stack_report_by_system: 'Stack',
  noStack: 'No stack was reported.',
  sample: 'Latest report',
  resolve: 'Resolved',
  reopen: 'Reopen',
  resolvedAt:
    'Resolved {when} by {who} with code {build}; a report after the next deployment reopens it.',
  done: { resolve: 'Resolved.', reopen: 'Reopened.' },
};

export const errorsMessages: Bilingual<typeof en> = {
  en,
  id: {
    text: 'Error yang dialami pengunjung, dikelompokkan. Yang terbaru lebih dulu.',
    filterBy: 'Tampilkan',
    filters: { open: 'Terbuka', resolved: 'Selesai', all: 'Semua' },
    empty: 'Tidak ada error di sini',
    emptyText: 'Yang tidak beres di browser pengunjung atau admin otomatis muncul di sini.',
    list: 'Error',
    overflow: `Jenis error lain (di luar ${NEW_GROUPS_PER_DAY} jenis baru dalam sehari)`,
    count: '{count} kali',
    seen: 'Pertama {first}, terakhir {last}',
    isNew: 'Baru',
    again: 'Muncul lagi',
    error_report_by_dev: 'Saat',
    build: 'Id kode',
    error_stack_report_by_system: 'Stack trace',
    noStack: 'Tidak ada stack trace dalam laporannya.',
    sample: 'Laporan terbaru',
    resolve: 'Selesai',
    reopen: 'Buka kembali',
    resolvedAt:
      'Diselesaikan {when} oleh {who} pada kode {build}; laporan setelah deploy berikutnya akan membukanya kembali.',
    done: { resolve: 'Selesai.', reopen: 'Dibuka kembali.' },
  },
};

import type { Bilingual } from '#studio/locale.ts';

const en = {
  title: 'Dashboard',
  today: 'Today',
  nothing: 'Nothing to do',
  nothingText: 'New messages, new errors and texts that are not published yet appear here.',
  newMessages: 'New messages',
  notNotified: 'Messages that no e-mail told you about',
  newErrors: 'New errors in {days} days',
  scheduled: '{type}: texts scheduled',
  changed: '{type}: texts changed since publication',
};

export const dashboardMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Dasbor',
    today: 'Hari ini',
    nothing: 'Tidak ada yang perlu dikerjakan',
    nothingText: 'Pesan baru, error baru, dan teks yang belum terbit akan muncul di sini.',
    newMessages: 'Pesan baru',
    notNotified: 'Pesan yang tidak diberitahukan lewat email',
    newErrors: 'Error baru dalam {days} hari',
    scheduled: '{type}: teks terjadwal',
    changed: '{type}: teks yang diubah sejak terbit',
  },
};

import type { Bilingual } from '#studio/locale.ts';

const en = {
  today: 'Today',
  nothing: 'Nothing to do',
  nothingText: 'New messages, new errors and texts that are not published yet appear here.',
  newMessages: 'New messages',
  notNotified: 'Messages that no e-mail told you about',
  newErrors: 'New errors in {days} days',
  scheduled: '{type}: texts scheduled',
  changed: '{type}: texts changed since publication',
  earlierPages: 'The site’s pages show the state of {time}. What was published since then follows.',
  deliveredPages:
    'The site’s pages show the state of the last delivery. What was published since then follows.',
  problem: 'The last attempt failed: {reason}',
  renderAgain: 'Render again',
  renderingAgain: 'The pages follow within a minute.',
};

export const dashboardMessages: Bilingual<typeof en> = {
  en,
  id: {
    today: 'Hari ini',
    nothing: 'Tidak ada yang perlu dikerjakan',
    nothingText: 'Pesan baru, error baru, dan teks yang belum terbit akan muncul di sini.',
    newMessages: 'Pesan baru',
    notNotified: 'Pesan yang tidak diberitahukan lewat email',
    newErrors: 'Error baru dalam {days} hari',
    scheduled: '{type}: teks terjadwal',
    changed: '{type}: teks yang diubah sejak terbit',
    earlierPages: 'Halaman situs menampilkan keadaan {time}. Yang terbit setelahnya akan menyusul.',
    deliveredPages:
      'Halaman situs menampilkan keadaan rilis terakhir. Yang terbit setelahnya akan menyusul.',
    problem: 'Percobaan terakhir gagal: {reason}',
    renderAgain: 'Perbarui halaman',
    renderingAgain: 'Halaman diperbarui dalam satu menit.',
  },
};

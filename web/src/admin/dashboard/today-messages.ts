import type { Bilingual } from '../../../../model/locale.ts';

const en = {
  title: 'What needs you today',
  messages: 'Unanswered messages',
  openInbox: 'Open inbox',
  overWeek: 'waiting for more than a week',
  overDay: 'waiting for one to seven days',
  fresh: 'from the last 24 hours',
  inProgress: 'in progress',
  noMessages: 'Every message has been answered. The next one appears here.',
  content: 'Translations and schedule',
  outdated: '{count} outdated: the other language was changed later',
  half: '{count} in one language only',
  scheduled: 'Texts scheduled: {count}',
  noContent: 'Everything published is up to date in both languages, and nothing is scheduled.',
  errors: 'New errors',
  openErrors: 'Look into errors',
  newSince: 'new since your last visit on {time}',
  newInDay: 'new in the last 24 hours',
  noErrors: 'None since your last visit on {time}. Older ones are under Errors.',
  noErrorsInDay: 'None in the last 24 hours. Older ones are under Errors.',
};

export const todayMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Yang perlu Anda tangani hari ini',
    messages: 'Pesan yang belum dijawab',
    openInbox: 'Buka kotak masuk',
    overWeek: 'menunggu lebih dari seminggu',
    overDay: 'menunggu satu sampai tujuh hari',
    fresh: 'dari 24 jam terakhir',
    inProgress: 'sedang diproses',
    noMessages: 'Semua pesan sudah dijawab. Pesan berikutnya akan muncul di sini.',
    content: 'Terjemahan dan jadwal',
    outdated: '{count} perlu diperbarui: versi bahasa lainnya diubah setelahnya',
    half: '{count} baru dalam satu bahasa',
    scheduled: 'Teks terjadwal: {count}',
    noContent: 'Semua yang terbit sudah mutakhir dalam kedua bahasa, dan tidak ada yang terjadwal.',
    errors: 'Error baru',
    openErrors: 'Periksa error',
    newSince: 'jenis baru sejak kunjungan terakhir Anda pada {time}',
    newInDay: 'jenis baru dalam 24 jam terakhir',
    noErrors:
      'Tidak ada sejak kunjungan terakhir Anda pada {time}. Yang lebih lama ada di halaman Error.',
    noErrorsInDay: 'Tidak ada dalam 24 jam terakhir. Yang lebih lama ada di halaman Error.',
  },
};

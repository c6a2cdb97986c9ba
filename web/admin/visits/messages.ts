import { VISIT_DAYS } from '#model/visits/counts.ts';
import type { Bilingual } from '#studio/locale.ts';

const en = {
  text: 'How many came, from where, and what of it became a message.',
  days: `The last ${VISIT_DAYS} days`,
  views: 'Views',
  visitors: 'Visitors',
  messages: 'Messages',
  chart: 'Views by day; the table below has the same figures',
  table: 'Show as a table',
  day: 'Day',
  notPeople:
    'A visitor is a browser on one day: somebody who comes on three days counts three times, so visitors of several days are not people that add up. Nobody is recognised, and admins, search engines and browsers that ask for privacy are not counted.',
  name: 'Name',
  other: 'Others',
  pages: 'Pages',
  sources: 'Websites and campaigns that led here',
  noSources: 'Nobody came by a link on another website, or by one with ?utm_source=…, yet.',
  locales: 'Languages',
  empty: `No visits in the last ${VISIT_DAYS} days`,
  emptyText:
    'Views of the public pages appear here at once. Your own are not counted while you are signed in as an admin in this browser.',
};

export const visitsMessages: Bilingual<typeof en> = {
  en,
  id: {
    text: 'Berapa yang datang, dari mana, dan berapa yang menjadi pesan.',
    days: `${VISIT_DAYS} hari terakhir`,
    views: 'Tayangan',
    visitors: 'Pengunjung',
    messages: 'Pesan',
    chart: 'Tayangan per hari; tabel di bawah memuat angka yang sama',
    table: 'Tampilkan sebagai tabel',
    day: 'Hari',
    notPeople:
      'Satu pengunjung berarti satu browser pada satu hari: orang yang datang tiga hari dihitung tiga kali, jadi pengunjung dari beberapa hari bukan jumlah orang. Tidak ada yang dikenali, dan admin, mesin pencari, serta browser yang meminta privasi tidak dihitung.',
    name: 'Nama',
    other: 'Lainnya',
    pages: 'Halaman',
    sources: 'Situs dan kampanye yang mengarahkan ke sini',
    noSources:
      'Belum ada yang datang lewat tautan di situs lain, atau lewat tautan dengan ?utm_source=….',
    locales: 'Bahasa',
    empty: `Belum ada kunjungan dalam ${VISIT_DAYS} hari terakhir`,
    emptyText:
      'Tayangan halaman publik langsung muncul di sini. Tayangan Anda sendiri tidak dihitung selama Anda masuk sebagai admin di browser ini.',
  },
};

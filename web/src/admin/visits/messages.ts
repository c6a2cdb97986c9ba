import type { Bilingual } from '../../../../model/locale.ts';
import type { VisitSpan } from '../../../../model/visits/api.ts';
import type { Vital, Vitals } from '../../../../model/visits/vitals.ts';

const spans: Bilingual<Record<VisitSpan, string>> = {
  en: { '7': '7 days', '30': '30 days', '90': '90 days', '12m': '12 months' },
  id: { '7': '7 hari', '30': '30 hari', '90': '90 hari', '12m': '12 bulan' },
};

const kinds: Bilingual<Record<Vitals['kind'], string>> = {
  en: {
    home: 'Home',
    list: 'Lists',
    post: 'Posts',
    project: 'Projects',
    contact: 'Contact',
    other: 'Other pages',
  },
  id: {
    home: 'Beranda',
    list: 'Daftar',
    post: 'Tulisan',
    project: 'Proyek',
    contact: 'Kontak',
    other: 'Halaman lain',
  },
};

const devices: Bilingual<Record<Vitals['device'], string>> = {
  en: { phone: 'phone', desktop: 'computer' },
  id: { phone: 'ponsel', desktop: 'komputer' },
};

const vitalNames: Bilingual<Record<Vital, string>> = {
  en: { lcp: 'Main content shown', inp: 'Answer to a touch', cls: 'Layout shift' },
  id: {
    lcp: 'Isi utama tampil',
    inp: 'Tanggapan atas sentuhan',
    cls: 'Pergeseran tata letak',
  },
};

const languages: Readonly<Record<string, string>> = { en: 'English', id: 'Bahasa Indonesia' };

const en = {
  title: 'Visits',
  text: 'How many came, from where, and what of it became a message.',
  span: 'Time span',
  spans: spans.en,
  export: 'Download as CSV',
  visits: 'Visits',
  views: 'Views',
  visitors: 'Visitors',
  messages: 'Messages',
  perHundred: 'Messages per 100 visitors',
  perHundredViews: 'Per 100 views',
  before: '{value} in the span before',
  all: 'All visits',
  summary: '{views} views by {visitors} visitors in 30 days',
  chart30: 'Views of the last 30 days, one bar for each day',
  chart: 'Views over time; the table below has the same figures',
  table: 'Show as a table',
  time: 'Time',
  notPeople:
    'A visitor is a browser on one day: somebody who comes on three days counts three times. Nobody is recognised, and admins, search engines and browsers that ask for privacy are not counted.',
  name: 'Name',
  other: 'Others',
  showAll: 'Show all',
  pages: 'Pages',
  referrers: 'Websites that led here',
  noReferrers: 'Nobody came by a link on another website yet.',
  sources: 'Campaigns',
  noSources: 'No link with ?utm_source=… was followed yet.',
  locales: 'Languages',
  languages,
  empty: 'No visits in this span',
  emptyText:
    'Views of the public pages appear here within a minute. Your own are not counted while you are signed in as an admin in this browser.',
  emptyCampaign:
    'To see which post or message brings people, name it in the link that you share, for example:',
  vitals: 'Speed for visitors',
  noVitals: 'Nothing was measured in this span. One of ten page loads is measured.',
  page: 'Page',
  vitalNames: vitalNames.en,
  goodUpTo: '(good up to {value})',
  goodShare: '{share} good',
  p75: '{from} to {to}',
  p75Over: 'over {from}',
  loads: '{count} loads',
  vitalsHint:
    'Measured in the browsers of visitors, one of ten page loads. The range is the one that three of four page loads do not exceed.',
  kinds: kinds.en,
  devices: devices.en,
};

export const visitsMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Kunjungan',
    text: 'Berapa yang datang, dari mana, dan berapa yang menjadi pesan.',
    span: 'Rentang waktu',
    spans: spans.id,
    export: 'Unduh sebagai CSV',
    visits: 'Kunjungan',
    views: 'Tayangan',
    visitors: 'Pengunjung',
    messages: 'Pesan',
    perHundred: 'Pesan per 100 pengunjung',
    perHundredViews: 'Per 100 tayangan',
    before: '{value} pada rentang sebelumnya',
    all: 'Semua kunjungan',
    summary: '{views} tayangan oleh {visitors} pengunjung dalam 30 hari',
    chart30: 'Tayangan 30 hari terakhir, satu batang untuk tiap hari',
    chart: 'Tayangan dari waktu ke waktu; tabel di bawah memuat angka yang sama',
    table: 'Tampilkan sebagai tabel',
    time: 'Waktu',
    notPeople:
      'Satu pengunjung berarti satu browser pada satu hari: orang yang datang tiga hari dihitung tiga kali. Tidak ada yang dikenali, dan admin, mesin pencari, serta browser yang meminta privasi tidak dihitung.',
    name: 'Nama',
    other: 'Lainnya',
    showAll: 'Tampilkan semua',
    pages: 'Halaman',
    referrers: 'Situs yang mengarahkan ke sini',
    noReferrers: 'Belum ada yang datang lewat tautan di situs lain.',
    sources: 'Kampanye',
    noSources: 'Belum ada tautan dengan ?utm_source=… yang dibuka.',
    locales: 'Bahasa',
    languages,
    empty: 'Belum ada kunjungan pada rentang ini',
    emptyText:
      'Tayangan halaman publik muncul di sini dalam satu menit. Tayangan Anda sendiri tidak dihitung selama Anda masuk sebagai admin di browser ini.',
    emptyCampaign:
      'Untuk mengetahui unggahan atau pesan mana yang mendatangkan pengunjung, sebutkan namanya pada tautan yang Anda bagikan, misalnya:',
    vitals: 'Kecepatan bagi pengunjung',
    noVitals: 'Belum ada yang diukur pada rentang ini. Satu dari sepuluh pemuatan halaman diukur.',
    page: 'Halaman',
    vitalNames: vitalNames.id,
    goodUpTo: '(baik sampai {value})',
    goodShare: '{share} baik',
    p75: '{from} sampai {to}',
    p75Over: 'di atas {from}',
    loads: '{count} pemuatan',
    vitalsHint:
      'Diukur di browser pengunjung, satu dari sepuluh pemuatan halaman. Rentang itu adalah batas yang tidak dilampaui oleh tiga dari empat pemuatan.',
    kinds: kinds.id,
    devices: devices.id,
  },
};

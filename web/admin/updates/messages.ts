import type { VersionChannel } from '#model/updates/app-version.ts';
import type { Bilingual } from '#studio/locale.ts';

const en = {
  text: 'Setting a version takes every visitor to the home page once, whichever build they have open.',
  channels: {
    prod: { name: 'Production', text: 'For visitors of the public site, {host}.' },
    dev: { name: 'Development', text: 'For test builds on the site {host}.' },
  } satisfies Record<VersionChannel, { name: string; text: string }>,
  thisBuild: 'This build',
  current: 'Current version',
  unset: 'Not set: the built-in version applies',
  set: 'Set {date}',
  field: 'New version',
  hint: 'Four numbers, the last a date as ddmmyyyy: 1.0.8.11042025',
  invalid: 'Enter four numbers with dots between them, the last of eight digits, e.g. {example}',
  submit: 'Set version',
  question: 'Set {channel} to {version}?',
  effect:
    'The browser of each visitor remembers the version that was set at the last visit. Whoever has another one than {version} is taken to the home page, once, and told why. An open page takes the new version when its visitor clicks to another page, at the latest from three minutes after you set it, or by itself within an hour. Which build they have open does not matter. Setting the earlier version again takes them there once more.',
  keep: 'Nobody is signed out. A page on which text is not saved yet stays open.',
  done: '{channel} is now {version}',
};

export const updatesMessages: Bilingual<typeof en> = {
  en,
  id: {
    text: 'Mengatur versi membawa setiap pengunjung ke beranda satu kali, apa pun build yang sedang mereka buka.',
    channels: {
      prod: { name: 'Produksi', text: 'Untuk pengunjung situs publik, {host}.' },
      dev: { name: 'Pengembangan', text: 'Untuk build uji coba di situs {host}.' },
    },
    thisBuild: 'Build ini',
    current: 'Versi saat ini',
    unset: 'Belum diatur: versi bawaan yang berlaku',
    set: 'Diatur {date}',
    field: 'Versi baru',
    hint: 'Empat angka, yang terakhir tanggal dengan format ddmmyyyy: 1.0.8.11042025',
    invalid:
      'Masukkan empat angka yang dipisahkan titik, yang terakhir delapan digit, mis. {example}',
    submit: 'Atur versi',
    question: 'Atur {channel} ke {version}?',
    effect:
      'Browser setiap pengunjung mengingat versi yang berlaku saat kunjungan terakhirnya. Pengunjung yang versinya bukan {version} dibawa ke beranda, satu kali, dengan penjelasan singkat. Halaman yang sedang terbuka memakai versi baru saat pengunjung mengeklik ke halaman lain, paling lambat mulai tiga menit setelah Anda mengaturnya, atau dengan sendirinya dalam satu jam. Build yang sedang mereka buka tidak berpengaruh. Kalau versi sebelumnya diatur lagi, mereka dibawa ke beranda sekali lagi.',
    keep: 'Tidak ada yang dikeluarkan dari akunnya. Halaman dengan teks yang belum disimpan tetap terbuka.',
    done: '{channel} sekarang {version}',
  },
};

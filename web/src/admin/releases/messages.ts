import type { VersionChannel } from '../../../../model/releases/app-version.ts';
import type { Bilingual } from '../../../../model/locale.ts';

const channelsEn: Record<VersionChannel, { name: string; text: string }> = {
  prod: { name: 'Production', text: 'For visitors of the public site.' },
  dev: { name: 'Development', text: 'For test builds of the studio.' },
};
const channelsId: typeof channelsEn = {
  prod: { name: 'Produksi', text: 'Untuk pengunjung situs publik.' },
  dev: { name: 'Pengembangan', text: 'Untuk build uji coba studio.' },
};

const en = {
  title: 'Releases',
  text: 'Open pages compare their version with this one; where it differs, visitors are taken to the home page.',
  channels: channelsEn,
  thisBuild: 'This build',
  current: 'Current version',
  unset: 'Not set: the built-in version applies',
  broken: 'This record is damaged. Setting a version repairs it.',
  set: 'Set {date}',
  field: 'New version',
  hint: 'Four numbers, the last a date as ddmmyyyy: 1.0.8.11042025',
  invalid: 'Enter four numbers with dots between them, the last of eight digits, e.g. {example}',
  same: 'This is the version that is set already.',
  submit: 'Set version',
  useBuild: 'Fill in this build’s version',
  question: 'Set {channel} to {version}?',
  effectMatch:
    'This is the version of this build: visitors who have it open notice nothing. Visitors with an older build have their session version cleared and are taken to the home page at their next check.',
  effectDiffer:
    'This is not the version of this build. Every visitor whose page runs another version has the session version cleared and is taken to the home page at the next check, again and again until a build with this version is online.',
  keep: 'Nobody is signed out, and text being written is not thrown away.',
  done: '{channel} is now {version}',
  matches: 'same as this build',
  differs: 'differs from this build',
};

export const releasesMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Rilis',
    text: 'Halaman yang sedang dibuka mencocokkan versinya dengan versi ini; kalau berbeda, pengunjung dibawa ke beranda.',
    channels: channelsId,
    thisBuild: 'Build ini',
    current: 'Versi saat ini',
    unset: 'Belum diatur: versi bawaan yang berlaku',
    broken: 'Data ini rusak. Mengatur versi akan memperbaikinya.',
    set: 'Diatur {date}',
    field: 'Versi baru',
    hint: 'Empat angka, yang terakhir tanggal dengan format ddmmyyyy: 1.0.8.11042025',
    invalid:
      'Masukkan empat angka yang dipisahkan titik, yang terakhir delapan digit, mis. {example}',
    same: 'Versi ini sudah diatur.',
    submit: 'Atur versi',
    useBuild: 'Isikan versi build ini',
    question: 'Atur {channel} ke {version}?',
    effectMatch:
      'Versi ini sama dengan versi build ini: pengunjung yang sedang memakainya tidak merasakan apa-apa. Versi sesi pengunjung dengan build lama dihapus, dan mereka dibawa ke beranda pada pemeriksaan berikutnya.',
    effectDiffer:
      'Versi ini berbeda dari versi build ini. Versi sesi setiap pengunjung yang halamannya memakai versi lain dihapus, dan mereka dibawa ke beranda pada pemeriksaan berikutnya, berulang kali sampai build dengan versi ini terpasang.',
    keep: 'Tidak ada yang dikeluarkan dari akunnya, dan teks yang sedang ditulis tidak hilang.',
    done: '{channel} sekarang {version}',
    matches: 'sama dengan build ini',
    differs: 'berbeda dari build ini',
  },
};

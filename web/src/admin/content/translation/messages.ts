import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  show: 'What changed in {language}?',
  since: 'Changed since both matched, until {when}:',
  same: 'The texts are the same again as when both matched.',
  notKept:
    'This text was marked as outdated before the texts to compare it with were kept, so what changed cannot be shown. Read both texts side by side, then update this one or choose “Still matches”. After that, every change is shown here.',
};

/** What changed in the other language. */
export const translationMessages: Bilingual<typeof en> = {
  en,
  id: {
    show: 'Apa yang berubah dalam bahasa {language}?',
    since: 'Yang berubah sejak keduanya terakhir sesuai, {when}:',
    same: 'Teksnya sudah sama lagi dengan saat keduanya sesuai.',
    notKept:
      'Teks ini ditandai perlu diperbarui sebelum teks pembandingnya disimpan, jadi apa yang berubah tidak bisa ditampilkan. Baca kedua teks berdampingan, lalu perbarui yang ini atau pilih “Masih sesuai”. Setelah itu, setiap perubahan tampil di sini.',
  },
};

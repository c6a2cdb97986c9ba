import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  show: 'What changed in {language}?',
  since: 'Changed since both matched, until {when}:',
  same: 'The texts are the same again as when both matched.',
  notKept: 'The earlier text is not kept yet. Read both texts side by side.',
  changes: 'Changes',
};

/** What changed in the other language. */
export const translationMessages: Bilingual<typeof en> = {
  en,
  id: {
    show: 'Apa yang berubah dalam bahasa {language}?',
    since: 'Yang berubah sejak keduanya terakhir sesuai, {when}:',
    same: 'Teksnya sudah sama lagi dengan saat keduanya sesuai.',
    notKept: 'Teks sebelumnya belum tersimpan. Baca kedua teks berdampingan.',
    changes: 'Perubahan',
  },
};

import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  show: 'What changed in {language}?',
  since: 'Changed since the translation was finished, {when}:',
  same: 'The texts are again as they were when the translation was finished.',
  notKept: 'The earlier text is not kept yet. Read both texts side by side.',
  changes: 'Changes',
};

/** What changed in the other language. */
export const translationMessages: Bilingual<typeof en> = {
  en,
  id: {
    show: 'Apa yang berubah dalam bahasa {language}?',
    since: 'Yang berubah sejak terjemahan selesai, {when}:',
    same: 'Teksnya sudah sama lagi dengan saat terjemahan selesai.',
    notKept: 'Teks sebelumnya belum tersimpan. Baca kedua teks berdampingan.',
    changes: 'Perubahan',
  },
};

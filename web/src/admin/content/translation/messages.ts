import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  translation: {
    show: 'What changed in {language}?',
    since: 'Changed since both matched, until {when}:',
    same: 'The texts are the same again as when both matched.',
    notKept: 'The text that this one matched was not kept, so the change cannot be shown.',
  },
};

/** What changed in the other language. */
export const translationMessages: Bilingual<typeof en> = {
  en,
  id: {
    translation: {
      show: 'Apa yang berubah dalam bahasa {language}?',
      since: 'Yang berubah sejak keduanya terakhir sepadan, {when}:',
      same: 'Teksnya sudah sama lagi dengan saat keduanya sepadan.',
      notKept:
        'Teks saat keduanya masih sepadan tidak tersimpan, jadi perubahannya tidak bisa ditampilkan.',
    },
  },
};

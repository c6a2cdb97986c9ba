import type { Bilingual } from '../../../../model/locale.ts';

/** The closed-app message (docs/behaviour.md, section 8). */
export const closedMessage: Bilingual<string> = {
  en: 'This application has been closed! Press F5 on your keyboard or click the refresh button in your browser.',
  id: 'Aplikasi ini telah ditutup! Tekan F5 di keyboard Anda atau klik tombol muat ulang di browser Anda.',
};

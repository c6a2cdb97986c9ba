import { PASSWORD_MIN } from '#model/users/user.ts';
import type { Bilingual, Locale } from '#studio/locale.ts';

const en = {
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading…',
  filters: 'Filter and search',
  retry: 'Try again',
  more: 'Show more',
  undo: 'Undo',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it with the keyboard.',
  showPassword: 'Show password',
  needPassword: 'Enter your password.',
  wrongPassword: 'The current password is wrong. Check it, then try again.',
  passwordHint: `At least ${PASSWORD_MIN} characters.`,
  shortPassword: `Choose at least ${PASSWORD_MIN} characters.`,
};

export const controlMessages: Bilingual<typeof en> = {
  en,
  id: {
    cancel: 'Batal',
    close: 'Tutup',
    loading: 'Memuat…',
    filters: 'Saring dan cari',
    retry: 'Coba lagi',
    more: 'Tampilkan lebih banyak',
    undo: 'Urungkan',
    copy: 'Salin',
    copied: 'Sudah disalin.',
    notCopied: 'Browser tidak mengizinkan penyalinan. Pilih teksnya, lalu salin lewat keyboard.',
    showPassword: 'Tampilkan kata sandi',
    needPassword: 'Masukkan kata sandi Anda.',
    wrongPassword: 'Kata sandi sekarang salah. Periksa, lalu coba lagi.',
    passwordHint: `Minimal ${PASSWORD_MIN} karakter.`,
    shortPassword: `Pilih minimal ${PASSWORD_MIN} karakter.`,
  },
};

export const languageNames: Bilingual<Record<Locale, string>> = {
  en: { en: 'English', id: 'Indonesian' },
  id: { en: 'Inggris', id: 'Indonesia' },
};

import { PASSWORD_MIN } from '#model/users/user.ts';
import type { Bilingual, Locale } from '#studio/locale.ts';

const en = {
  cancel: 'Cancel',
  close: 'Close',
  discardTyped: {
    title: 'Discard what you typed?',
    text: 'What you typed in this window is not used yet.',
    action: 'Discard',
    danger: true,
  },
  loading: 'Loading…',
  filters: 'Filter and search',
  retry: 'Try again',
  more: 'Show more',
  undo: 'Undo',
  typedSince: 'What was typed since then stays. The text before is in the history.',
  up: 'Move {name} up',
  down: 'Move {name} down',
  moved: '{name} is now number {place} of {count}.',
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
    discardTyped: {
      title: 'Buang yang sudah diketik?',
      text: 'Yang Anda ketik di jendela ini belum dipakai.',
      action: 'Buang',
      danger: true,
    },
    loading: 'Memuat…',
    filters: 'Saring dan cari',
    retry: 'Coba lagi',
    more: 'Tampilkan lebih banyak',
    undo: 'Urungkan',
    typedSince: 'Yang diketik setelahnya tetap ada. Teks sebelumnya ada di riwayat.',
    up: 'Naikkan {name}',
    down: 'Turunkan {name}',
    moved: '{name} kini nomor {place} dari {count}.',
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

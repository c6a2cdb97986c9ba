import type { Bilingual } from '#studio/locale.ts';

const en = {
  skip: 'Skip to content',
  nav: 'Admin',
  viewSite: 'View site',
  openNav: 'Open navigation',
  closeNav: 'Close navigation',
  account: 'My account',
  signOut: 'Sign out',
  newMessages: 'new',
  offline:
    'No connection. You see what was last loaded; changes are sent once you are back online, as long as this page stays open.',
  withdrawn:
    'Your admin rights have been withdrawn. What you typed and had not saved is here to copy; it can no longer be saved.',
  wrongProvider:
    'You are now signed in in a way that does not have your admin rights. What you typed and had not saved is here to copy.',
  typedText: 'Your text',
  ended: 'Your session has ended. Sign in again to go on.',
  endedWithText:
    'Your session has ended. What you typed is still here: sign in again in a new tab, then go on.',
  signIn: 'Sign in again',
  leave: 'Leave the admin area',
};

export const layoutMessages: Bilingual<typeof en> = {
  en,
  id: {
    skip: 'Langsung ke isi',
    nav: 'Admin',
    viewSite: 'Lihat situs',
    openNav: 'Buka navigasi',
    closeNav: 'Tutup navigasi',
    account: 'Akun saya',
    signOut: 'Keluar',
    newMessages: 'baru',
    offline:
      'Tidak ada koneksi. Yang tampak adalah data terakhir; perubahan dikirim begitu Anda kembali online, selama halaman ini tetap terbuka.',
    withdrawn:
      'Hak admin Anda telah dicabut. Teks yang Anda tulis dan belum tersimpan ada di sini untuk disalin; teks itu tidak bisa lagi disimpan.',
    wrongProvider:
      'Anda sekarang masuk dengan cara yang tidak membawa hak admin Anda. Teks yang Anda tulis dan belum tersimpan ada di sini untuk disalin.',
    typedText: 'Teks Anda',
    ended: 'Sesi Anda telah berakhir. Masuk lagi untuk melanjutkan.',
    endedWithText:
      'Sesi Anda telah berakhir. Teks yang Anda tulis masih ada di sini: masuk lagi di tab baru, lalu lanjutkan.',
    signIn: 'Masuk lagi',
    leave: 'Tinggalkan area admin',
  },
};

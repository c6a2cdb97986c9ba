import type { Bilingual } from '#studio/locale.ts';

const en = {
  signIn: 'Sign in',
  signInText: 'To see your messages to the studio and their status.',
  create: 'Create account',
  createText: 'With an account you see your messages to the studio and their status.',
  reset: 'Choose a new password',
  resetText:
    'Enter the e-mail address of your account. We send a link for choosing a new password.',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  or: 'or',
  unchecked:
    'You are signed in as {email}, but your rights could not be checked, because the database does not answer.',
  checkAgain: 'Check again',
  with: 'Continue with {provider}',
  toCreate: 'Create an account',
  toReset: 'Forgot your password?',
  toSignIn: 'Back to sign-in',
  needEmail: 'Enter your e-mail address, e.g. name@example.com.',
  sendReset: 'Send link',
  resetSent:
    'If there is an account with this address, an e-mail with a link is on its way. It can take a few minutes; check your spam folder too.',
  choose: 'Set new password',
  chooseText: 'New password for {email}',
  chosen: 'Your new password is set. Sign in with it.',
  confirmText: 'Press the button to confirm this e-mail address for your account.',
  confirm: 'Confirm address',
  recoverText: 'Press the button to give your account its earlier e-mail address again.',
  recover: 'Take the change back',
  verified: 'Thank you, your e-mail address is confirmed.',
  recovered:
    'Your account has its earlier e-mail address again. If it was not you who changed it, somebody knows your password: choose a new one.',
  deleted: 'Your account has been deleted.',
  emailChanged: 'Your e-mail address has been changed. Sign in with the new one.',
  goOn: 'Continue',
  newLink: 'Ask for a new link',
};

export const loginMessages: Bilingual<typeof en> = {
  en,
  id: {
    signIn: 'Masuk',
    signInText: 'Untuk melihat pesan Anda kepada studio beserta statusnya.',
    create: 'Buat akun',
    createText: 'Dengan akun, Anda bisa melihat pesan Anda kepada studio beserta statusnya.',
    reset: 'Buat kata sandi baru',
    resetText:
      'Masukkan alamat email akun Anda. Kami kirimkan tautan untuk membuat kata sandi baru.',
    email: 'Email',
    password: 'Kata sandi',
    newPassword: 'Kata sandi baru',
    or: 'atau',
    unchecked:
      'Anda masuk sebagai {email}, tetapi hak Anda tidak dapat diperiksa karena database tidak menjawab.',
    checkAgain: 'Periksa lagi',
    with: 'Lanjutkan dengan {provider}',
    toCreate: 'Buat akun',
    toReset: 'Lupa kata sandi?',
    toSignIn: 'Kembali ke halaman masuk',
    needEmail: 'Masukkan alamat email Anda, mis. nama@example.com.',
    sendReset: 'Kirim tautan',
    resetSent:
      'Kalau ada akun dengan alamat ini, email berisi tautannya sedang dikirim. Mungkin perlu beberapa menit; periksa juga folder spam.',
    choose: 'Simpan kata sandi baru',
    chooseText: 'Kata sandi baru untuk {email}',
    chosen: 'Kata sandi baru Anda sudah tersimpan. Silakan masuk.',
    confirmText: 'Tekan tombol ini untuk mengonfirmasi alamat email akun Anda.',
    confirm: 'Konfirmasi alamat',
    recoverText: 'Tekan tombol ini agar akun Anda kembali memakai alamat email sebelumnya.',
    recover: 'Batalkan perubahan',
    verified: 'Terima kasih, alamat email Anda sudah dikonfirmasi.',
    recovered:
      'Akun Anda kembali memakai alamat email sebelumnya. Kalau bukan Anda yang menggantinya, ada orang lain yang tahu kata sandi Anda: buatlah yang baru.',
    deleted: 'Akun Anda sudah dihapus.',
    emailChanged: 'Alamat email Anda sudah diganti. Silakan masuk dengan yang baru.',
    goOn: 'Lanjutkan',
    newLink: 'Minta tautan baru',
  },
};

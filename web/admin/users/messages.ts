import type { Bilingual } from '#studio/locale.ts';

const en = {
  text: 'Everyone who has signed in. Admins can see and change everything in this area.',
  search: 'Search by e-mail',
  searchHint: 'The beginning of the address is enough.',
  email: 'E-mail',
  name: 'Name',
  role: 'Role',
  since: 'Registered',
  admin: 'Admin',
  user: 'User',
  you: 'you',
  grant: 'Make admin',
  revoke: 'Withdraw admin rights',
  actions: 'Change rights',
  grantQuestion: 'Make {who} an admin?',
  grantText:
    'This person will be able to read all messages, see all users, edit all content, set versions and make other people admins.',
  revokeQuestion: 'Withdraw the admin rights of {who}?',
  revokeText:
    'This person keeps an ordinary account and loses access to this area at once, even in the middle of work.',
  granted: '{who} is an admin now',
  revoked: '{who} is no longer an admin',
  disabled: 'Disabled',
  disable: 'Disable account',
  enable: 'Enable account',
  disableQuestion: 'Disable the account of {who}?',
  disableText:
    'Nobody can sign in with this account until it is enabled again. Nothing is deleted.',
  enableQuestion: 'Enable the account of {who}?',
  enableText: 'This person can sign in again.',
  isDisabled: '{who} cannot sign in any more',
  isEnabled: '{who} can sign in again',
  refusals: {
    own_right: 'Your own rights can only be withdrawn by another admin.',
    not_admin: 'You are no longer an admin. Nothing was changed.',
    not_verified:
      'The e-mail address of this account is not verified, so the account may be somebody else’s. Ask them to open the link in the e-mail that /account sends them.',
    no_provider:
      'This account signs in with a password alone, which a stolen session could set. Ask this person to sign in once with a provider, with the same address, e.g. with Google.',
    disabled: 'This account is disabled. Enable it first.',
    still_admin: 'Withdraw the rights of this admin first.',
    other_address:
      'This account signs in with another e-mail address than its profile says, so it may be somebody else’s. Nothing was changed. Ask this person to delete the account on /account and to register again.',
    no_account: 'This account has been deleted. They would have to register again.',
    no_such_user: 'This user no longer exists. Reload the page.',
    sign_in_again: 'Too much time has passed since you confirmed. Confirm once more.',
  },
  empty: 'No account begins with this',
  emptyText: 'Shorten it, or check the spelling. Names are not searched.',
  nobody: 'without e-mail',
};

export const usersMessages: Bilingual<typeof en> = {
  en,
  id: {
    text: 'Semua orang yang pernah masuk. Admin bisa melihat dan mengubah semuanya di area ini.',
    search: 'Cari berdasarkan email',
    searchHint: 'Cukup ketik awal alamatnya.',
    email: 'Email',
    name: 'Nama',
    role: 'Peran',
    since: 'Terdaftar',
    admin: 'Admin',
    user: 'Pengguna',
    you: 'Anda',
    grant: 'Jadikan admin',
    revoke: 'Cabut hak admin',
    actions: 'Ubah hak',
    grantQuestion: 'Jadikan {who} admin?',
    grantText:
      'Orang ini akan dapat membaca semua pesan, melihat semua pengguna, menyunting semua konten, mengatur versi, dan menjadikan orang lain admin.',
    revokeQuestion: 'Cabut hak admin {who}?',
    revokeText:
      'Orang ini tetap punya akun biasa dan langsung kehilangan akses ke area ini, bahkan di tengah pekerjaan.',
    granted: '{who} sekarang admin',
    revoked: '{who} bukan admin lagi',
    disabled: 'Nonaktif',
    disable: 'Nonaktifkan akun',
    enable: 'Aktifkan akun',
    disableQuestion: 'Nonaktifkan akun {who}?',
    disableText:
      'Akun ini tidak bisa dipakai masuk sampai diaktifkan lagi. Tidak ada yang dihapus.',
    enableQuestion: 'Aktifkan akun {who}?',
    enableText: 'Orang ini bisa masuk lagi.',
    isDisabled: '{who} tidak bisa masuk lagi',
    isEnabled: '{who} bisa masuk lagi',
    refusals: {
      own_right: 'Hak Anda sendiri hanya bisa dicabut oleh admin lain.',
      not_admin: 'Anda bukan admin lagi. Tidak ada yang berubah.',
      not_verified:
        'Alamat email akun ini belum diverifikasi, jadi bisa saja akun ini milik orang lain. Minta pemiliknya membuka tautan di email yang dikirim dari halaman /account.',
      no_provider:
        'Akun ini hanya masuk dengan kata sandi, yang bisa dibuat oleh sesi curian. Minta orang ini masuk satu kali lewat penyedia login, misalnya Google, dengan alamat yang sama.',
      disabled: 'Akun ini dinonaktifkan. Aktifkan dulu.',
      still_admin: 'Cabut dulu hak admin akun ini.',
      other_address:
        'Akun ini masuk dengan alamat email yang berbeda dari yang tertulis di profilnya, jadi bisa saja milik orang lain. Tidak ada yang berubah. Minta pemiliknya menghapus akun itu di /account lalu mendaftar lagi.',
      no_account: 'Akun ini sudah dihapus. Pemiliknya perlu mendaftar lagi.',
      no_such_user: 'Pengguna ini sudah tidak ada. Muat ulang halaman.',
      sign_in_again: 'Sudah terlalu lama sejak Anda mengonfirmasi. Konfirmasikan sekali lagi.',
    },
    empty: 'Tidak ada akun dengan awalan ini',
    emptyText: 'Persingkat, atau periksa ejaannya. Nama tidak ikut dicari.',
    nobody: 'tanpa email',
  },
};

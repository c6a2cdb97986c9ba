import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  title: 'Preview links',
  text: 'Whoever has a link reads this draft as visitors will see it, in both languages, with everything that you save later. A link works for {days} days. It appears nowhere on the site and in no search engine.',
  create: 'Create a link',
  created: 'The new link',
  once: 'Copy it now: it is shown only this once.',
  copy: 'Copy',
  copied: 'The link is copied.',
  notCopied: 'The browser did not allow copying. The link is selected: copy it with the keyboard.',
  working: 'Working links',
  none: 'No link works at the moment.',
  allText:
    'These links open drafts without signing in. Each works until its time, until it is revoked, or until the account that created it is disabled or deleted.',
  mostListed: 'These are the {count} links that work longest. There may be more.',
  until: 'Until {until}',
  by: 'created {when} by {who}',
  revoke: 'Revoke',
  revokeLink: 'Revoke the link of {when}',
  revoked: 'The link no longer works.',
  tooMany: 'There are {limit} links already. Revoke one first.',
  notSaved: 'Your latest text is not saved yet, so the link shows an older one.',
};

/** Links to the draft of an entry. */
export const previewLinkMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Tautan pratinjau',
    text: 'Siapa pun yang punya tautannya bisa membaca draf ini seperti halaman jadinya, dalam kedua bahasa, termasuk yang Anda simpan nanti. Tautan berlaku {days} hari. Tautan ini tidak muncul di situs maupun di mesin pencari.',
    create: 'Buat tautan',
    created: 'Tautan baru',
    once: 'Salin sekarang: hanya ditampilkan kali ini.',
    copy: 'Salin',
    copied: 'Tautan sudah disalin.',
    notCopied: 'Browser tidak mengizinkan penyalinan. Tautan sudah terpilih: salin lewat keyboard.',
    working: 'Tautan yang berlaku',
    none: 'Saat ini tidak ada tautan yang berlaku.',
    allText:
      'Tautan ini membuka draf tanpa perlu masuk. Tautan berlaku sampai waktunya habis, sampai dicabut, atau sampai akun pembuatnya dinonaktifkan atau dihapus.',
    mostListed: 'Ini {count} tautan yang berlaku paling lama. Mungkin masih ada yang lain.',
    until: 'Sampai {until}',
    by: 'dibuat {when} oleh {who}',
    revoke: 'Cabut',
    revokeLink: 'Cabut tautan {when}',
    revoked: 'Tautan itu tidak berlaku lagi.',
    tooMany: 'Sudah ada {limit} tautan. Cabut satu dulu.',
    notSaved: 'Teks terakhir Anda belum tersimpan, jadi tautan menampilkan yang sebelumnya.',
  },
};

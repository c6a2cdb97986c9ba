import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  previewLinks: {
    open: 'Preview links',
    title: 'Preview links',
    text: 'Whoever has a link reads this draft as visitors will see it, in both languages, with everything that you save later. A link works for {days} days. It appears nowhere on the site and in no search engine.',
    create: 'Create a link',
    created: 'The new link',
    once: 'Copy it now: it is shown only this once.',
    copy: 'Copy',
    copied: 'The link is copied.',
    notCopied:
      'The browser did not allow copying. The link is selected: copy it with the keyboard.',
    working: 'Working links',
    none: 'No link works at the moment.',
    until: 'Until {until}',
    by: 'created {when} by {who}',
    revoke: 'Revoke',
    revokeLink: 'Revoke the link of {when}',
    revoked: 'The link no longer works.',
    tooMany: 'There are {limit} links already. Revoke one first.',
    notSaved: 'Your latest text is not saved yet, so the link shows an older one.',
    close: 'Close',
  },
};

/** Links to the draft of an entry. */
export const previewLinkMessages: Bilingual<typeof en> = {
  en,
  id: {
    previewLinks: {
      open: 'Tautan pratinjau',
      title: 'Tautan pratinjau',
      text: 'Siapa pun yang punya tautannya bisa membaca draf ini seperti halaman jadinya, dalam kedua bahasa, termasuk yang Anda simpan nanti. Tautan berlaku {days} hari. Tautan ini tidak muncul di situs maupun di mesin pencari.',
      create: 'Buat tautan',
      created: 'Tautan baru',
      once: 'Salin sekarang: hanya ditampilkan kali ini.',
      copy: 'Salin',
      copied: 'Tautan sudah disalin.',
      notCopied:
        'Browser tidak mengizinkan penyalinan. Tautan sudah terpilih: salin lewat keyboard.',
      working: 'Tautan yang berlaku',
      none: 'Saat ini tidak ada tautan yang berlaku.',
      until: 'Sampai {until}',
      by: 'dibuat {when} oleh {who}',
      revoke: 'Cabut',
      revokeLink: 'Cabut tautan {when}',
      revoked: 'Tautan itu tidak berlaku lagi.',
      tooMany: 'Sudah ada {limit} tautan. Cabut satu dulu.',
      notSaved: 'Teks terakhir Anda belum tersimpan, jadi tautan menampilkan yang sebelumnya.',
      close: 'Tutup',
    },
  },
};

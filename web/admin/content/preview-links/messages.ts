import type { Bilingual } from '#studio/locale.ts';

const en = {
  title: 'Preview',
  open: 'Open the page',
  text: 'Whoever has the link reads this draft as visitors will see it, in both languages, with everything that you save later. A link works for {days} days. It appears nowhere on the site and in no search engine.',
  create: 'Create a link',
  createAgain: 'Replace it with a new link',
  address: 'Link',
  none: 'There is no link at the moment.',
  valid: 'Works until {until}, as long as {who}, who created it, is an admin.',
  revoke: 'Revoke',
  revoked: 'The link no longer works.',
  notSaved: 'Your latest text is not saved yet, so the link shows an older one.',
};

export const previewMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Pratinjau',
    open: 'Buka halamannya',
    text: 'Siapa pun yang punya tautannya bisa membaca draf ini seperti halaman jadinya, dalam kedua bahasa, termasuk yang Anda simpan nanti. Tautan berlaku {days} hari. Tautan ini tidak muncul di situs maupun di mesin pencari.',
    create: 'Buat tautan',
    createAgain: 'Ganti dengan tautan baru',
    address: 'Tautan',
    none: 'Saat ini tidak ada tautan.',
    valid: 'Berlaku sampai {until}, selama pembuatnya, {who}, masih admin.',
    revoke: 'Cabut',
    revoked: 'Tautan itu tidak berlaku lagi.',
    notSaved: 'Teks terakhir Anda belum tersimpan, jadi tautan menampilkan yang sebelumnya.',
  },
};

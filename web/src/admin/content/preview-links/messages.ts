import type { Bilingual } from '../../../../../model/locale.ts';
import type { LinkPurpose } from '../../../../../model/preview-links/link.ts';
import { studio } from '../../../studio/studio.ts';

const en = {
  purposes: {
    preview: {
      open: 'Preview links',
      title: 'Preview links',
      text: 'Whoever has a link reads this draft as visitors will see it, in both languages, with everything that you save later. A link works for {days} days. It appears nowhere on the site and in no search engine.',
      inList: 'Shows the draft.',
    },
    confirmation: {
      open: 'Ask for confirmation',
      title: 'Ask for confirmation',
      text: 'Send a link to the client alone: whoever has it reads the words as they stand then, and can confirm them once or leave a note. It works for {days} days.',
      inList: 'Asks the client for a confirmation.',
    },
  } satisfies Record<LinkPurpose, Record<string, string>>,
  clientLanguage: 'The client’s language',
  byWhatsapp: 'Send by WhatsApp',
  byMail: 'Send by e-mail',
  create: 'Create a link',
  created: 'The new link',
  once: 'Copy it now: it is shown only this once.',
  copy: 'Copy',
  copied: 'The link is copied.',
  notCopied: 'The browser did not allow copying. The link is selected: copy it with the keyboard.',
  working: 'Working links',
  none: 'No link works at the moment.',
  allText:
    'These links open drafts without signing in, or ask a client for a confirmation. Each works until its time, until it is revoked, or until the account that created it is disabled or deleted.',
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
    purposes: {
      preview: {
        open: 'Tautan pratinjau',
        title: 'Tautan pratinjau',
        text: 'Siapa pun yang punya tautannya bisa membaca draf ini seperti halaman jadinya, dalam kedua bahasa, termasuk yang Anda simpan nanti. Tautan berlaku {days} hari. Tautan ini tidak muncul di situs maupun di mesin pencari.',
        inList: 'Menampilkan draf.',
      },
      confirmation: {
        open: 'Minta konfirmasi',
        title: 'Minta konfirmasi',
        text: 'Kirim tautannya hanya kepada klien: siapa pun yang memilikinya bisa membaca kata-kata yang ada saat itu, lalu mengonfirmasinya satu kali atau meninggalkan catatan. Tautan berlaku {days} hari.',
        inList: 'Meminta konfirmasi klien.',
      },
    },
    clientLanguage: 'Bahasa klien',
    byWhatsapp: 'Kirim lewat WhatsApp',
    byMail: 'Kirim lewat email',
    create: 'Buat tautan',
    created: 'Tautan baru',
    once: 'Salin sekarang: hanya ditampilkan kali ini.',
    copy: 'Salin',
    copied: 'Tautan sudah disalin.',
    notCopied: 'Browser tidak mengizinkan penyalinan. Tautan sudah terpilih: salin lewat keyboard.',
    working: 'Tautan yang berlaku',
    none: 'Saat ini tidak ada tautan yang berlaku.',
    allText:
      'Tautan ini membuka draf tanpa perlu masuk, atau meminta konfirmasi klien. Tautan berlaku sampai waktunya habis, sampai dicabut, atau sampai akun pembuatnya dinonaktifkan atau dihapus.',
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

/** The message that brings a client the link which asks for a confirmation; in the client's language. */
export const askMessages: Bilingual<{ subject: string; text: string }> = {
  en: {
    subject: `Your words about ${studio.name}`,
    text: `Hello! Thank you for your kind words about ${studio.name}. We would like to show them on our site. Could you please read them here and confirm that they are right? {link}`,
  },
  id: {
    subject: `Testimoni Anda untuk ${studio.name}`,
    text: `Halo! Terima kasih atas testimoni Anda untuk ${studio.name}. Kami ingin menampilkannya di situs kami. Boleh minta tolong dibaca dulu dan dikonfirmasi di sini? {link}`,
  },
};

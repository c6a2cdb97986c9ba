import type { Bilingual } from '../../../../model/locale.ts';
import type { MailState } from '../../../../model/mail/mail.ts';
import { REPLY_LIMITS, TEMPLATE_LIMITS } from '../../../../model/replies/limits.ts';
import { formatNumber } from '../../features/locale/index.ts';

const mostEn = formatNumber(REPLY_LIMITS.text, 'en');
const mostId = formatNumber(REPLY_LIMITS.text, 'id');

const en = {
  thread: 'Replies',
  state: {
    waiting: 'Queued',
    sending: 'Queued',
    sent: 'Sent',
    failed: 'Refused',
    unknown: 'May have been sent',
    cancelled: 'Not sent',
  } satisfies Record<MailState, string>,
  stateText: {
    waiting: 'The mail server could not take it yet. It is tried again automatically.',
    failed: 'The mail server refused it: {error}',
    unknown:
      'The mail server did not say whether it took it. Send it again only if it has not arrived.',
  },
  serverSaid: 'Mail server: {error}',
  again: 'Send again',
  sentAgain: 'Sent again',
  reply: 'Reply to {name}',
  hint: 'Goes to {email}, in {language} as they wrote to you. Ctrl or ⌘ + Enter sends it.',
  send: 'Send',
  sendAndClose: 'Send and close',
  templates: 'Texts to start from',
  discard: 'Discard',
  discardQuestion: 'Discard what you have written?',
  discardText: 'It is not sent and cannot be brought back.',
  kept: 'Kept on this device until you send it.',
  offline:
    'You are offline: it can be sent once you are connected. Until then it stays on this device.',
  empty: 'Write something first.',
  tooLong: `At most ${mostEn} characters; these are {count}.`,
  sent: 'Reply sent',
  queued: 'Reply stored. The mail server could not take it yet; it is tried again automatically.',
  notSent: 'Reply stored, but not sent. The reason is shown below it.',
  meanwhile: '{name} has answered meanwhile:',
  meanwhileText: 'Yours has not been sent and is still here.',
  meanwhileGoOn: 'I have read it',
  unsent: 'You had begun a reply to this message. It was not sent:',
  throwAway: 'Throw it away',
  noAnswer:
    'The server did not answer, so it may have been sent or not. Your text is still here; sending it again sends it once.',
  refused: {
    answered_meanwhile: 'Not sent: somebody else has answered meanwhile. Your text is still here.',
    thread_changed: 'Not sent: the replies have changed. Reload the page; your text is kept.',
    message_gone: 'Not sent: this message has been deleted. Copy your text if you still need it.',
    message_put_away:
      'Not sent: this message is in the bin or marked as spam. Take it back first; your text is kept.',
    no_address: 'Not sent: there is no e-mail address that it could go to.',
    thread_full: `Not sent: a message has at most ${REPLY_LIMITS.most} replies. Write from your mail program.`,
    mail_not_configured: 'Not sent: no mail server is set up (docs/operations.md).',
    mail_not_failed: 'It is already being sent.',
    templates_changed:
      'Somebody else has changed these texts meanwhile. Copy what you changed, then open them again.',
  },
  templatesTitle: 'Texts to start from',
  templatesEmpty: 'There are no texts in {language} yet.',
  use: 'Use',
  edit: 'Edit texts',
  editTitle: 'Edit texts to start from',
  editHint: '{name} and {reference} stand for those of the message. Your signature is added.',
  templateName: 'Name',
  templateText: { en: 'Text in English', id: 'Text in Indonesian' },
  remove: 'Remove',
  add: 'Add a text',
  most: `At most ${TEMPLATE_LIMITS.most} texts.`,
  nameMissing: 'Every text needs a name.',
  save: 'Save',
  saved: 'Texts saved',
};

export const replyMessages: Bilingual<typeof en> = {
  en,
  id: {
    thread: 'Balasan',
    state: {
      waiting: 'Dalam antrean',
      sending: 'Dalam antrean',
      sent: 'Terkirim',
      failed: 'Ditolak',
      unknown: 'Mungkin terkirim',
      cancelled: 'Tidak terkirim',
    },
    stateText: {
      waiting: 'Server email belum bisa menerimanya. Pengirimannya dicoba lagi secara otomatis.',
      failed: 'Server email menolaknya: {error}',
      unknown:
        'Server email tidak memberi tahu apakah email ini diterima. Kirim ulang hanya jika memang belum sampai.',
    },
    serverSaid: 'Server email: {error}',
    again: 'Kirim ulang',
    sentAgain: 'Sudah dikirim ulang',
    reply: 'Balas {name}',
    hint: 'Dikirim ke {email}, dalam bahasa {language} sesuai bahasa pengirim. Ctrl atau ⌘ + Enter untuk mengirim.',
    send: 'Kirim',
    sendAndClose: 'Kirim dan selesaikan',
    templates: 'Teks siap pakai',
    discard: 'Buang',
    discardQuestion: 'Buang tulisan Anda?',
    discardText: 'Tulisan ini tidak dikirim dan tidak bisa dikembalikan.',
    kept: 'Tersimpan di perangkat ini sampai Anda mengirimnya.',
    offline:
      'Anda sedang offline: balasan bisa dikirim setelah tersambung lagi. Sementara itu tersimpan di perangkat ini.',
    empty: 'Tulis balasannya dulu.',
    tooLong: `Maksimal ${mostId} karakter; sekarang {count}.`,
    sent: 'Balasan terkirim',
    queued:
      'Balasan tersimpan. Server email belum bisa menerimanya; pengirimannya dicoba lagi secara otomatis.',
    notSent: 'Balasan tersimpan, tetapi belum terkirim. Alasannya ada di bawah balasan itu.',
    meanwhile: 'Sementara itu {name} sudah membalas:',
    meanwhileText: 'Balasan Anda belum dikirim dan masih ada di sini.',
    meanwhileGoOn: 'Sudah saya baca',
    unsent: 'Anda sempat menulis balasan untuk pesan ini. Balasan itu belum dikirim:',
    throwAway: 'Buang saja',
    noAnswer:
      'Server tidak menjawab, jadi belum jelas apakah balasan ini terkirim. Tulisan Anda masih ada; jika dikirim lagi, balasan tetap terkirim satu kali.',
    refused: {
      answered_meanwhile:
        'Belum dikirim: admin lain sudah membalas. Tulisan Anda masih ada di sini.',
      thread_changed:
        'Belum dikirim: balasannya sudah berubah. Muat ulang halaman ini; tulisan Anda tetap tersimpan.',
      message_gone:
        'Belum dikirim: pesan ini sudah dihapus. Salin tulisan Anda jika masih diperlukan.',
      message_put_away:
        'Belum dikirim: pesan ini ada di sampah atau ditandai spam. Kembalikan dulu; tulisan Anda tetap tersimpan.',
      no_address: 'Belum dikirim: tidak ada alamat email tujuan.',
      thread_full: `Belum dikirim: satu pesan maksimal punya ${REPLY_LIMITS.most} balasan. Lanjutkan dari program email Anda.`,
      mail_not_configured: 'Belum dikirim: server email belum disiapkan (docs/operations.md).',
      mail_not_failed: 'Email ini sedang dikirim.',
      templates_changed:
        'Admin lain sudah mengubah teks-teks ini. Salin perubahan Anda, lalu buka lagi.',
    },
    templatesTitle: 'Teks siap pakai',
    templatesEmpty: 'Belum ada teks dalam bahasa {language}.',
    use: 'Pakai',
    edit: 'Sunting teks',
    editTitle: 'Sunting teks siap pakai',
    editHint:
      '{name} dan {reference} diganti dengan nama dan nomor referensi pesan. Tanda tangan Anda ditambahkan otomatis.',
    templateName: 'Nama',
    templateText: { en: 'Teks bahasa Inggris', id: 'Teks bahasa Indonesia' },
    remove: 'Hapus',
    add: 'Tambah teks',
    most: `Maksimal ${TEMPLATE_LIMITS.most} teks.`,
    nameMissing: 'Setiap teks perlu nama.',
    save: 'Simpan',
    saved: 'Teks tersimpan',
  },
};

import type { Bilingual } from '../../../studio/locale.ts';

const en = {
  notification: {
    subject: (name: string, reference: string) => `New message from ${name} (${reference})`,
    reply: 'A reply to this e-mail goes to the sender.',
    noAddress: 'The sender left no e-mail address: a reply to this e-mail does not reach them.',
    whatsApp: 'Reply on WhatsApp',
    open: 'Open in the inbox',
    noName: 'someone',
  },
  summary: {
    subject: (count: number) => (count === 1 ? '1 more message' : `${count} more messages`),
    text: 'They arrived so close together that no mail was sent for each. They are in the inbox:',
  },
  spam: {
    subject: (count: number) =>
      `Suspected spam: ${count === 1 ? '1 message' : `${count} messages`}`,
    text: 'No mail tells of others within 24 hours. A real one may be among those that are set aside:',
  },
  receipt: {
    subject: (reference: string) => `We have received your message (${reference})`,
    thanks: 'Thank you. We have received your message.',
    reference: (reference: string) => `Its reference is ${reference}.`,
    reach: 'If something is missing, reply to this e-mail, or reach us here:',
    notYou:
      'If you did not write to us, someone entered your address by mistake: you need not do anything.',
  },
  fields: {
    name: 'Name',
    email: 'E-mail',
    phone: 'WhatsApp',
    company: 'Company',
    package: 'Package',
    budget: 'Budget',
    reference: 'Reference',
    received: 'Received',
  },
};

const id: typeof en = {
  notification: {
    subject: (name, reference) => `Pesan baru dari ${name} (${reference})`,
    reply: 'Balasan untuk email ini langsung terkirim ke pengirim pesan.',
    noAddress:
      'Pengirim tidak mencantumkan alamat email: balasan untuk email ini tidak sampai kepadanya.',
    whatsApp: 'Balas lewat WhatsApp',
    open: 'Buka di kotak masuk',
    noName: 'seseorang',
  },
  summary: {
    subject: (count) => `${count} pesan lagi`,
    text: 'Pesan-pesan ini datang begitu rapat sehingga tidak dikirimi email satu per satu. Semuanya ada di kotak masuk:',
  },
  spam: {
    subject: (count) => `${count} pesan diduga spam`,
    text: 'Pesan serupa dalam 24 jam ke depan tidak dikirimi email. Mungkin ada pesan sungguhan di antara yang disisihkan:',
  },
  receipt: {
    subject: (reference) => `Pesan Anda sudah kami terima (${reference})`,
    thanks: 'Terima kasih. Pesan Anda sudah kami terima.',
    reference: (reference) => `Nomor referensinya ${reference}.`,
    reach: 'Kalau ada yang terlewat, balas saja email ini, atau hubungi kami di sini:',
    notYou:
      'Kalau bukan Anda yang menulis, mungkin ada yang salah memasukkan alamat: Anda tidak perlu melakukan apa-apa.',
  },
  fields: {
    name: 'Nama',
    email: 'Email',
    phone: 'WhatsApp',
    company: 'Perusahaan',
    package: 'Paket',
    budget: 'Anggaran',
    reference: 'Nomor referensi',
    received: 'Diterima',
  },
};

export const mailMessages: Bilingual<typeof en> = { en, id };

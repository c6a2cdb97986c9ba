import type { Bilingual } from '../../../model/locale.ts';

const en = {
  notification: {
    subject: (name: string, reference: string) => `New message from ${name} (${reference})`,
    title: 'New message',
    reply: 'A reply to this e-mail goes to the sender.',
    replyByPhone:
      'The sender left no e-mail address. Open the message in the inbox to answer on WhatsApp.',
    open: 'Open in the inbox',
    noName: 'someone',
  },
  receipt: {
    subject: (reference: string) => `We have received your message (${reference})`,
    title: (name: string) => (name === '' ? 'Thank you' : `Thank you, ${name}`),
    received: 'We have received your message.',
    reference: (reference: string) => `Its reference is ${reference}.`,
    next: 'One of us reads it and answers you by e-mail. If something is missing, reply to this e-mail.',
    wrote: 'You wrote:',
    link: '[link left out]',
    notYou:
      'If you did not write to us, someone entered your address by mistake: you need not do anything.',
  },
  reply: {
    subject: (reference: string) => `Your message to us (${reference})`,
    wrote: (day: string) => `On ${day} you wrote:`,
  },
  summary: {
    subject: (count: number, day: string) =>
      count === 1 ? `One new message on ${day}` : `${count} new messages on ${day}`,
    title: (day: string) => `New messages on ${day}`,
    more: 'There are more in the inbox.',
    open: 'Open the inbox',
  },
  fields: {
    name: 'Name',
    email: 'E-mail',
    phone: 'WhatsApp',
    company: 'Company',
    package: 'Package',
    reference: 'Reference',
    received: 'Received',
  },
};

const id: typeof en = {
  notification: {
    subject: (name, reference) => `Pesan baru dari ${name} (${reference})`,
    title: 'Pesan baru',
    reply: 'Balasan untuk email ini langsung terkirim ke pengirim pesan.',
    replyByPhone:
      'Pengirim tidak mencantumkan alamat email. Buka pesannya di kotak masuk untuk membalas lewat WhatsApp.',
    open: 'Buka di kotak masuk',
    noName: 'seseorang',
  },
  receipt: {
    subject: (reference) => `Pesan Anda sudah kami terima (${reference})`,
    title: (name) => (name === '' ? 'Terima kasih' : `Terima kasih, ${name}`),
    received: 'Pesan Anda sudah kami terima.',
    reference: (reference) => `Nomor referensinya ${reference}.`,
    next: 'Salah satu dari kami membacanya dan membalas lewat email. Kalau ada yang terlewat, balas saja email ini.',
    wrote: 'Anda menulis:',
    link: '[tautan tidak ditampilkan]',
    notYou:
      'Kalau bukan Anda yang menulis, mungkin ada yang salah memasukkan alamat: Anda tidak perlu melakukan apa-apa.',
  },
  reply: {
    subject: (reference) => `Pesan Anda kepada kami (${reference})`,
    wrote: (day) => `Pada ${day} Anda menulis:`,
  },
  summary: {
    subject: (count, day) => `${count} pesan baru pada ${day}`,
    title: (day) => `Pesan baru pada ${day}`,
    more: 'Masih ada pesan lain di kotak masuk.',
    open: 'Buka kotak masuk',
  },
  fields: {
    name: 'Nama',
    email: 'Email',
    phone: 'WhatsApp',
    company: 'Perusahaan',
    package: 'Paket',
    reference: 'Nomor referensi',
    received: 'Diterima',
  },
};

export const mailMessages = { en, id } satisfies Bilingual<typeof en>;

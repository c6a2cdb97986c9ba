import { CONTACT_PER_HOUR } from '#model/contact/form.ts';
import type { Bilingual, Locale } from '#studio/locale.ts';
import { CONTACT_MESSAGE_RETENTION_MONTHS, RETENTION_DAYS } from '#studio/retention.ts';
import { studio } from '#studio/studio.ts';
import { pageTitle } from '../page-title.ts';

function duration(locale: Locale, value: number, unit: 'day' | 'month'): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

function durations(locale: Locale) {
  return {
    message: duration(locale, CONTACT_MESSAGE_RETENTION_MONTHS, 'month'),
    bin: duration(locale, RETENTION_DAYS.deletedMessage, 'day'),
    spam: duration(locale, RETENTION_DAYS.spam, 'day'),
    errorReport: duration(locale, RETENTION_DAYS.errorReport, 'day'),
    errorCount: duration(locale, RETENTION_DAYS.errorCount, 'day'),
    visits: duration(locale, RETENTION_DAYS.visits, 'day'),
    deletedContent: duration(locale, RETENTION_DAYS.deletedContent, 'day'),
  };
}

const keptEn = durations('en');

const en = {
  meta: {
    page: {
      title: pageTitle('Privacy'),
      description: `What ${studio.name} stores about you, why, for how long, and whom to ask to see, correct or delete it.`,
      keywords: 'privacy, personal data protection, UU PDP, GDPR, data retention',
    },
  },
  hero: {
    eyebrow: 'Privacy',
    title: 'What we store about you, and for how long.',
    lead: 'We store what we need to answer you and to keep this site working. There is no advertising here, no tracking, and nothing that recognises you.',
  },
  records: {
    title: 'What we store',
    why: 'Why',
    howLong: 'How long',
    items: [
      {
        name: 'Messages from the contact form',
        what: 'Your name, your e-mail address or WhatsApp number, company, package and budget if you give them, your text, the language and page you wrote from, the page you entered first with the website or campaign that led you to it, and your account if you were signed in.',
        why: 'To answer you and to prepare an offer if you want one. Only the people of the studio read them. Notes of our own are kept with them.',
        howLong: `${keptEn.message} after you sent the message. We keep it longer only if it belongs to work we agreed on, or where the law asks for it. A message we delete earlier stays in a bin for ${keptEn.bin} and is then gone for good; suspected spam after ${keptEn.spam}.`,
      },
      {
        name: 'Your account, if you create one',
        what: 'E-mail address, name, language, and the day you created it. Your password is kept by Firebase Authentication as a hash; we never see it.',
        why: 'So that you can sign in and see your own messages.',
        howLong:
          'Until you delete the account. You can do that yourself on the account page, together with your messages if you wish. Messages you leave lose their link to the account.',
      },
      {
        name: 'A testimonial of yours',
        what: 'Your words, name and role.',
        why: 'So that visitors read what clients say about our work.',
        howLong: `As long as we keep the testimonial with its history. One that we delete is gone for good after ${keptEn.deletedContent}, or at once if you ask us.`,
      },
      {
        name: 'Error reports',
        what: 'What failed, on which page, and which kind of browser. No name, and no IP address.',
        why: 'To find and repair faults.',
        howLong: `${keptEn.errorReport}. How often a fault occurred is kept for ${keptEn.errorCount} after the last time, without anything about you.`,
      },
      {
        name: 'A one-way code made from your IP address and your e\u2060-\u2060mail address',
        what: 'A code that cannot be matched with an address without our key.',
        why: `To limit how many messages one sender can leave (${CONTACT_PER_HOUR} an hour), so that the form stays open for everybody, and how many receipts one address gets.`,
        howLong:
          'One hour for the IP address, one day for the e-mail address; the code is then deleted, as a rule within a day.',
      },
      {
        name: 'Counts of visits',
        what: 'How often each page was viewed on a day, in which language, from which website (its name, not the page) and from which campaign a view or a message came. No cookie, no IP address and nothing else about you is stored; your address is counted in memory for a minute, so that nobody can invent views. Not counted are browsers that ask for privacy (Global Privacy Control), search engines, and the admins of the studio.',
        why: 'To see which pages are read and how people find us.',
        howLong: `${keptEn.visits}. The counts cannot be traced to anybody.`,
      },
      {
        name: 'A log of changes',
        what: 'What the admins of the studio changed, with their e-mail address.',
        why: 'So that we can see who exported, changed or deleted data.',
        howLong:
          'As long as the site exists, even after an admin’s account is deleted. It names admins, and messages only by their reference number.',
      },
    ],
  },
  sections: [
    {
      title: 'On your own device',
      paragraphs: [
        'Your browser keeps your language, the version of this site, the date of your last visit, a message you have not sent yet and, while you are signed in, your session. This site sets no cookies. None of it is used to track you, and clearing your browser’s data removes all of it.',
      ],
    },
    {
      title: 'Who else handles the data',
      paragraphs: [
        'The site runs on Firebase, a service of Google. The database and the programs that read it are in Jakarta. Your message also reaches us as an e-mail, and you get a receipt if you give an e-mail address; these and our answers by e-mail go through our mail provider. WhatsApp is a service of another company, Meta: it learns of you only once you open a chat, or if we answer to your WhatsApp number. Firebase Authentication, which checks sign-ins, may also process data in the United States. Google’s servers log requests with their IP addresses for a limited time, to keep the service secure.',
        'If you sign in through another provider such as Google, that provider learns that you did. We sell nothing about you and pass nothing on, unless the law obliges us to.',
      ],
    },
    {
      title: 'On what grounds',
      paragraphs: [
        'We handle messages and accounts because you ask us to: to answer, and for steps before a contract (Article\u00a020 of Indonesia’s Personal Data Protection Act, UU\u00a0PDP; Article\u00a06(1)(b) of the GDPR). Error reports, limits and the log of changes serve our legitimate interest in a site that works and cannot be abused (Article\u00a06(1)(f) of the GDPR).',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask what we store about you and get a copy of it, have it corrected or deleted, object to its use, or withdraw consent. It costs nothing, and you do not have to give a reason. With an account, you can download a copy yourself on the account page. What was deleted stays in our backups until they are deleted; we use them only to restore lost data. Where the UU\u00a0PDP asks for an answer within 3\u00a0×\u00a024\u00a0hours, you get it within that time; in every case within a month.',
        'If you are not satisfied with our answer, you may complain to the data protection authority of your country.',
      ],
    },
  ],
  ask: {
    email: '{email}',
    title: 'Whom to ask',
    text: '{nameAndAddress} is responsible for the data. Write to us, from the address the data is about where you can, and name the reference number of your message if you have it:',
  },
};

const keptId = durations('id');

const id: typeof en = {
  meta: {
    page: {
      title: pageTitle('Privasi'),
      description: `Data apa tentang Anda yang disimpan ${studio.name}, untuk apa, berapa lama, dan ke mana Anda bisa bertanya.`,
      keywords: 'privasi, pelindungan data pribadi, UU PDP, GDPR, masa simpan data',
    },
  },
  hero: {
    eyebrow: 'Privasi',
    title: 'Apa yang kami simpan tentang Anda, dan berapa lama.',
    lead: 'Kami hanya menyimpan yang diperlukan untuk membalas Anda dan menjaga situs ini tetap berjalan. Tidak ada iklan, tidak ada pelacakan, dan tidak ada yang mengenali Anda.',
  },
  records: {
    title: 'Yang kami simpan',
    why: 'Untuk apa',
    howLong: 'Berapa lama',
    items: [
      {
        name: 'Pesan dari formulir kontak',
        what: 'Nama, alamat email atau nomor WhatsApp, perusahaan, paket, dan anggaran jika Anda isi, isi pesan, bahasa dan halaman tempat Anda menulis, halaman pertama yang Anda buka beserta situs atau kampanye yang mengarahkan Anda ke sana, serta akun Anda jika Anda masuk dengan akun saat mengirimnya.',
        why: 'Untuk membalas Anda dan menyiapkan penawaran jika Anda menghendakinya. Hanya orang studio yang membacanya. Catatan kami disimpan bersamanya.',
        howLong: `${keptId.message} sejak pesan dikirim. Kami menyimpannya lebih lama hanya jika terkait pekerjaan yang sudah disepakati atau diwajibkan undang-undang. Pesan yang kami hapus lebih awal berada di tempat sampah selama ${keptId.bin}, lalu terhapus permanen; pesan yang diduga spam setelah ${keptId.spam}.`,
      },
      {
        name: 'Akun Anda, jika Anda membuatnya',
        what: 'Alamat email, nama, bahasa, dan tanggal pembuatannya. Kata sandi disimpan Firebase Authentication dalam bentuk hash; kami tidak pernah melihatnya.',
        why: 'Agar Anda bisa masuk dan melihat pesan Anda sendiri.',
        howLong:
          'Sampai Anda menghapus akun itu. Anda dapat melakukannya sendiri di halaman akun, beserta pesan Anda jika dikehendaki. Pesan yang Anda tinggalkan tidak lagi terkait dengan akun.',
      },
      {
        name: 'Testimoni dari Anda',
        what: 'Kata-kata, nama, dan peran Anda.',
        why: 'Agar pengunjung bisa membaca pendapat klien tentang hasil kerja kami.',
        howLong: `Selama testimoni beserta riwayatnya kami simpan. Yang kami hapus terhapus permanen setelah ${keptId.deletedContent}, atau saat itu juga kalau Anda minta.`,
      },
      {
        name: 'Laporan kesalahan (error)',
        what: 'Apa yang gagal, di halaman mana, dan jenis browser apa. Tanpa nama dan tanpa alamat IP.',
        why: 'Untuk menemukan dan memperbaiki kesalahan.',
        howLong: `${keptId.errorReport}. Hitungan seberapa sering suatu kesalahan terjadi disimpan selama ${keptId.errorCount} sejak kejadian terakhir, tanpa keterangan apa pun tentang Anda.`,
      },
      {
        name: 'Kode satu arah dari alamat IP dan alamat email Anda',
        what: 'Kode yang, tanpa kunci kami, tidak dapat dicocokkan dengan suatu alamat.',
        why: `Untuk membatasi jumlah pesan dari satu pengirim (${CONTACT_PER_HOUR} per jam), agar formulir tetap terbuka bagi semua orang, dan jumlah tanda terima untuk satu alamat.`,
        howLong:
          'Satu jam untuk alamat IP, satu hari untuk alamat email; setelah itu kodenya dihapus, umumnya dalam satu hari.',
      },
      {
        name: 'Hitungan kunjungan',
        what: 'Seberapa sering tiap halaman dibuka pada suatu hari, dalam bahasa apa, dari situs mana (namanya, bukan halamannya) dan dari kampanye mana kunjungan atau pesan itu datang. Tidak ada cookie, alamat IP, atau hal lain tentang Anda yang disimpan; alamat Anda hanya dihitung di memori selama satu menit agar kunjungan tidak bisa dipalsukan. Yang tidak dihitung: browser yang meminta privasi (Global Privacy Control), mesin pencari, dan admin studio.',
        why: 'Untuk mengetahui halaman mana yang dibaca dan bagaimana orang menemukan kami.',
        howLong: `${keptId.visits}. Hitungan ini tidak dapat ditelusuri ke siapa pun.`,
      },
      {
        name: 'Catatan perubahan',
        what: 'Apa yang diubah para admin studio, beserta alamat email mereka.',
        why: 'Agar dapat diketahui siapa yang mengekspor, mengubah, atau menghapus data.',
        howLong:
          'Selama situs ini ada, termasuk setelah akun seorang admin dihapus. Isinya nama admin; pesan hanya disebut dengan nomor referensinya.',
      },
    ],
  },
  sections: [
    {
      title: 'Di perangkat Anda sendiri',
      paragraphs: [
        'Browser Anda menyimpan pilihan bahasa, versi situs ini, tanggal kunjungan terakhir, pesan yang belum Anda kirim, serta sesi Anda selama Anda masuk dengan akun. Situs ini tidak memasang cookie. Tidak satu pun data itu dipakai untuk melacak Anda, dan semuanya hilang jika Anda menghapus data browser.',
      ],
    },
    {
      title: 'Siapa lagi yang memproses data',
      paragraphs: [
        'Situs ini berjalan di Firebase, layanan milik Google. Basis data dan program yang membacanya berada di Jakarta. Pesan Anda juga sampai kepada kami sebagai email, dan Anda mendapat tanda terima jika mengisi alamat email; semuanya, termasuk jawaban kami lewat email, melalui penyedia email kami. WhatsApp adalah layanan perusahaan lain, Meta: WhatsApp baru mengetahui tentang Anda saat Anda membuka chat, atau saat kami membalas ke nomor WhatsApp Anda. Firebase Authentication, yang memeriksa login Anda, dapat juga memproses data di Amerika Serikat. Server Google mencatat permintaan beserta alamat IP-nya untuk waktu terbatas demi keamanan layanan.',
        'Jika Anda masuk lewat penyedia lain seperti Google, penyedia itu mengetahuinya. Kami tidak menjual dan tidak meneruskan data apa pun tentang Anda, kecuali jika diwajibkan oleh hukum.',
      ],
    },
    {
      title: 'Dasar pemrosesan',
      paragraphs: [
        'Kami memproses pesan dan akun karena Anda memintanya: untuk membalas dan untuk langkah sebelum ada perjanjian (Pasal\u00a020 Undang-Undang Pelindungan Data Pribadi, UU\u00a0PDP; Pasal\u00a06 ayat\u00a0(1) huruf\u00a0b GDPR). Pemrosesan laporan kesalahan, pembatasan, dan catatan perubahan didasarkan pada kepentingan kami yang sah agar situs ini berfungsi dan tidak disalahgunakan (Pasal\u00a06 ayat\u00a0(1) huruf\u00a0f GDPR).',
      ],
    },
    {
      title: 'Hak Anda',
      paragraphs: [
        'Anda boleh menanyakan data apa yang kami simpan tentang Anda dan meminta salinannya, meminta data itu diperbaiki atau dihapus, menolak penggunaannya, atau menarik persetujuan. Semuanya gratis dan tanpa perlu alasan. Jika punya akun, Anda dapat mengunduh salinannya sendiri di halaman akun. Yang sudah dihapus tetap ada di cadangan data kami sampai cadangan itu dihapus; cadangan hanya kami pakai untuk memulihkan data yang hilang. Jika UU\u00a0PDP mewajibkan jawaban dalam 3\u00a0×\u00a024\u00a0jam, Anda menerimanya dalam waktu itu; selebihnya paling lama satu bulan.',
        'Jika jawaban kami tidak memuaskan, Anda dapat mengadu kepada lembaga pelindungan data pribadi di negara Anda.',
      ],
    },
  ],
  ask: {
    email: '{email}',
    title: 'Ke mana bertanya',
    text: '{nameAndAddress} bertanggung jawab atas data ini. Tulislah kepada kami, sebisanya dari alamat email yang terkait dengan data itu, dan sebutkan nomor referensi pesan Anda jika ada:',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;

import { askOnWhatsApp } from '#model/contact/whatsapp.ts';
import type { Bilingual } from '#studio/locale.ts';
import { ownTitle, pageTitle } from '../page-title.ts';

const headEn = {
  title: pageTitle('Software made as carefully as batik'),
  description:
    'A studio of two in {city}: custom apps, AI and business automation, and cloud consulting, built with the people who will use them.',
  keywords:
    'software studio {city}, custom app development, business automation, AI automation, cloud consulting, Indonesia',
};

const en = {
  meta: { page: headEn },
  hero: {
    eyebrow: 'Software studio, {city}',
    title: 'Software made as carefully as batik.',
    lead: 'One engineer, one designer. We build apps around the way you work, hand the repetitive part to machines, and keep it all running in the cloud.',
    write: 'Tell us what you need',
    packages: 'Compare packages',
  },
  slogans: {
    title: 'What you can count on',
    hint: 'Choose one to read more',
    items: [
      {
        title: 'Apps that fit',
        tip: 'We watch how the work is done today before we draw a screen. The app follows your process, not the other way round.',
      },
      {
        title: 'Type it once',
        tip: 'Orders, invoices, stock, reports: what you enter in one place turns up in the others by itself.',
      },
      {
        title: 'AI with a job to do',
        tip: 'We use AI where it saves measurable hours, such as sorting messages or reading scanned forms, and leave it out where a simple rule does better.',
      },
      {
        title: 'A cloud bill you understand',
        tip: 'You get a plain list of what runs, why, and what it costs each month. What nobody uses is switched off.',
      },
      {
        title: 'The code is yours',
        tip: 'Source, accounts and documentation are in your name from the first day, so another team could take over from us.',
      },
    ],
  },
  projects: {
    title: 'Work we did lately',
    all: 'All projects',
    card: { read: 'Read the project', otherLanguage: 'In Indonesian' },
  },
  cards: {
    title: 'Get to know us',
    whoWeAre: {
      name: 'Who We Are',
      title: 'Two founders, no departments',
      text: 'The person who answers your message also writes the code or draws the screens.',
      link: 'Meet the two of us',
    },
    call: {
      name: 'Call',
      title: 'The first half hour is free',
      text: 'A call is often enough to know whether software is what you need.',
      phone: 'Call',
      whatsapp: 'Chat on WhatsApp',
      number: '{phone}',
      chat: askOnWhatsApp('en', ownTitle(headEn.title)),
    },
    testimony: {
      name: 'Client Testimony',
      title: 'What clients say',
      empty: 'Clients tell it better than we do. Read what working with us was like.',
      link: 'All testimonials',
    },
    expertise: {
      name: 'Expertise',
      title: 'What we are good at',
      items: ['Custom apps for web and phone', 'AI and business automation', 'Cloud consulting'],
      link: 'See the services',
    },
    approach: {
      name: 'Approach',
      title: 'How we work',
      steps: [
        { title: 'Listen', text: 'We sit with the people who will use it.' },
        { title: 'Sketch', text: 'You click through a draft before anything is built.' },
        { title: 'Build', text: 'Something new to try, again and again, until it is done.' },
        { title: 'Look after', text: 'We watch over it, mend it and teach your team.' },
      ],
    },
    commitment: {
      name: 'Commitment',
      title: 'What we promise',
      text: 'A fixed scope in writing, a delivery date in every package, and a plain “no” when something is not worth your money.',
      link: 'Read the questions people ask',
    },
  },
  callToAction: {
    title: 'Start with a conversation.',
    text: 'Tell us in your own words what takes too long today. A rough idea is fine.',
    link: 'Write to us',
  },
};

const headId: typeof headEn = {
  title: pageTitle('Perangkat lunak yang digarap seteliti batik tulis'),
  description:
    'Studio dua orang di {city}: aplikasi khusus, AI dan otomasi bisnis, serta konsultasi cloud, dibuat bersama orang-orang yang akan memakainya.',
  keywords:
    'studio software {city}, jasa pembuatan aplikasi, otomasi bisnis, otomasi AI, konsultasi cloud, Indonesia',
};

const id: typeof en = {
  meta: { page: headId },
  hero: {
    eyebrow: 'Studio perangkat lunak, {city}',
    title: 'Perangkat lunak yang digarap seteliti batik tulis.',
    lead: 'Satu engineer, satu desainer. Kami membuat aplikasi yang mengikuti cara kerja Anda, menyerahkan pekerjaan berulang kepada mesin, dan menjaganya tetap jalan di cloud.',
    write: 'Ceritakan kebutuhan Anda',
    packages: 'Bandingkan paket',
  },
  slogans: {
    title: 'Yang bisa Anda andalkan',
    hint: 'Pilih salah satu untuk penjelasannya',
    items: [
      {
        title: 'Aplikasi yang pas',
        tip: 'Kami melihat dulu bagaimana pekerjaan berjalan sehari-hari, baru merancang tampilannya. Aplikasinya yang mengikuti Anda, bukan sebaliknya.',
      },
      {
        title: 'Cukup ketik sekali',
        tip: 'Pesanan, faktur, stok, laporan: yang Anda isi di satu tempat langsung muncul di tempat lain.',
      },
      {
        title: 'AI yang benar-benar bekerja',
        tip: 'AI kami pakai di tempat yang jelas menghemat jam kerja, misalnya memilah pesan atau membaca formulir hasil pindai. Kalau aturan sederhana sudah cukup, ya itu saja.',
      },
      {
        title: 'Tagihan cloud yang jelas',
        tip: 'Anda mendapat daftar yang jelas: apa yang berjalan, untuk apa, dan berapa biayanya per bulan. Yang tidak terpakai kami matikan.',
      },
      {
        title: 'Kodenya milik Anda',
        tip: 'Sejak hari pertama, kode, akun, dan dokumentasi atas nama Anda, sehingga tim lain pun bisa melanjutkannya.',
      },
    ],
  },
  projects: {
    title: 'Yang baru kami kerjakan',
    all: 'Semua proyek',
    card: { read: 'Baca proyeknya', otherLanguage: 'Dalam bahasa Inggris' },
  },
  cards: {
    title: 'Kenali kami',
    whoWeAre: {
      name: 'Tentang kami',
      title: 'Dua pendiri, tanpa divisi',
      text: 'Yang membalas pesan Anda juga yang menulis kode atau merancang tampilannya.',
      link: 'Kenalan dengan kami',
    },
    call: {
      name: 'Telepon',
      title: 'Setengah jam pertama gratis',
      text: 'Lewat telepon saja sering kali sudah cukup untuk tahu apakah Anda memang perlu aplikasi.',
      phone: 'Telepon',
      whatsapp: 'Chat di WhatsApp',
      number: '{phone}',
      chat: askOnWhatsApp('id', ownTitle(headId.title)),
    },
    testimony: {
      name: 'Testimoni klien',
      title: 'Kata klien',
      empty:
        'Klien bercerita lebih baik daripada kami. Baca pengalaman mereka bekerja dengan kami.',
      link: 'Semua testimoni',
    },
    expertise: {
      name: 'Keahlian',
      title: 'Yang kami kuasai',
      items: ['Aplikasi khusus untuk web dan ponsel', 'AI dan otomasi bisnis', 'Konsultasi cloud'],
      link: 'Lihat layanan',
    },
    approach: {
      name: 'Pendekatan',
      title: 'Cara kami bekerja',
      steps: [
        { title: 'Mendengar', text: 'Kami duduk bersama orang yang akan memakainya.' },
        { title: 'Membuat sketsa', text: 'Anda mencoba rancangannya sebelum dibangun.' },
        { title: 'Membangun', text: 'Selalu ada bagian baru untuk dicoba, sampai selesai.' },
        { title: 'Merawat', text: 'Kami pantau, perbaiki, dan ajari tim Anda.' },
      ],
    },
    commitment: {
      name: 'Komitmen',
      title: 'Janji kami',
      text: 'Lingkup kerja yang tertulis, tenggat di setiap paket, dan kata “tidak perlu” yang jujur kalau memang tidak sepadan dengan uang Anda.',
      link: 'Baca tanya jawabnya',
    },
  },
  callToAction: {
    title: 'Mulai dari obrolan.',
    text: 'Ceritakan dengan bahasa Anda sendiri, pekerjaan apa yang sekarang terlalu makan waktu. Ide yang masih mentah pun boleh.',
    link: 'Kirim pesan',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;

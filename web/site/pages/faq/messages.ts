import type { Bilingual } from '#studio/locale.ts';
import { pageTitle } from '../page-title.ts';

const en = {
  meta: {
    page: {
      title: pageTitle('Frequently asked questions'),
      description:
        'Timelines, revisions, payment, ownership of the code, support: ten questions people ask before they start a software project with us.',
      keywords: 'FAQ, software project timeline, software revisions, source code ownership',
    },
  },
  mobileHeader: 'FAQ You Ask, We Got You !',
  hero: {
    eyebrow: 'FAQ',
    title: 'Asked before every project.',
    lead: 'The answers, before you have to ask. If yours is missing, write to us.',
  },
  entries: [
    {
      q: 'How long does it take?',
      a: 'It depends on the package: {basic} takes up to {basicDays}, {plus} up to {plusDays}, and {premium} is delivered within {premiumDays}. The days count from the moment we have agreed on the scope in writing.',
    },
    {
      q: 'How many revisions do I get?',
      a: 'The number of rounds is {basicRevisions} with {basic}, {plusRevisions} with {plus}, and {premiumRevisions} with {premium}. A round is one list of changes, as long as it stays within the agreed scope. Repairing our own mistakes never counts.',
    },
    {
      q: 'What does it cost?',
      a: '{basic} from {basicPrice}, {plus} from {plusPrice}, {premium} from {premiumPrice}. What yours costs depends on the scope. After a first call you get a written offer with a fixed amount for your package.',
    },
    {
      q: 'How do we begin?',
      a: 'Send us a few sentences about the work that takes too long. We call you, ask questions, and write down what we understood. You pay nothing until you have agreed to that page.',
    },
    {
      q: 'Who owns the code?',
      a: 'You do. The repository, the cloud accounts and the domain are opened in your name, and we work in them as guests.',
    },
    {
      q: 'We already have a system. Can you work with it?',
      a: 'Usually, yes. We look at it first and tell you honestly whether to extend it, connect to it, or move away step by step. Your data comes along in each case.',
    },
    {
      q: 'Is our data safe when AI is involved?',
      a: 'You decide what an AI service may see, and we write it down. What is confidential stays out, or is handled by a model that runs in your own cloud account.',
    },
    {
      q: 'What happens after the launch?',
      a: 'We hand over documentation and train the people who will use it. If you want us to keep watching over it, we agree on a monthly arrangement that you can end at any time.',
    },
    {
      q: 'Can you work in English and in Indonesian?',
      a: 'Both, in meetings as well as in the app itself. Contracts can be written in the language you prefer.',
    },
    {
      q: 'We are not in {city}. Is that a problem?',
      a: 'No. We mostly talk by video or chat. For projects where seeing the workplace matters, we plan a visit together.',
    },
  ],
  callToAction: {
    title: 'Another question?',
    text: 'Ask away. An answer costs nothing.',
    link: 'Write to us',
  },
};

const id: typeof en = {
  meta: {
    page: {
      title: pageTitle('Tanya jawab'),
      description:
        'Lama pengerjaan, revisi, pembayaran, kepemilikan kode, dukungan: sepuluh pertanyaan yang biasa muncul sebelum memulai proyek bersama kami.',
      keywords: 'FAQ, lama pembuatan aplikasi, revisi aplikasi, kepemilikan kode sumber',
    },
  },
  mobileHeader: 'Anda Tanya, Kami Jawab!',
  hero: {
    eyebrow: 'Tanya jawab',
    title: 'Selalu ditanyakan sebelum mulai.',
    lead: 'Jawabannya sudah kami siapkan di sini. Kalau pertanyaan Anda belum ada, kirim saja kepada kami.',
  },
  entries: [
    {
      q: 'Berapa lama pengerjaannya?',
      a: 'Tergantung paketnya: {basic} hingga {basicDays}, {plus} hingga {plusDays}, dan {premium} selesai dalam {premiumDays}. Hitungannya dimulai sejak lingkup kerja kita sepakati secara tertulis.',
    },
    {
      q: 'Dapat berapa kali revisi?',
      a: 'Jatah revisinya: {basic} {basicRevisions}, {plus} {plusRevisions}, {premium} {premiumRevisions}. Satu revisi berarti satu daftar perubahan yang masih dalam lingkup yang disepakati. Memperbaiki kesalahan kami sendiri tidak pernah dihitung.',
    },
    {
      q: 'Berapa biayanya?',
      a: '{basic} mulai dari {basicPrice}, {plus} mulai dari {plusPrice}, {premium} mulai dari {premiumPrice}. Biaya pastinya tergantung lingkup kerjanya. Setelah obrolan pertama, Anda menerima penawaran tertulis dengan angka yang pasti untuk paket Anda.',
    },
    {
      q: 'Bagaimana cara memulainya?',
      a: 'Kirim beberapa kalimat tentang pekerjaan yang terlalu makan waktu. Kami menelepon, bertanya, lalu menuliskan apa yang kami tangkap. Anda belum membayar apa pun sampai tulisan itu Anda setujui.',
    },
    {
      q: 'Siapa pemilik kodenya?',
      a: 'Anda. Repositori, akun cloud, dan domain dibuka atas nama Anda, dan kami bekerja di dalamnya sebagai tamu.',
    },
    {
      q: 'Kami sudah punya sistem. Bisa dilanjutkan?',
      a: 'Biasanya bisa. Kami lihat dulu, lalu jujur menyarankan: dilanjutkan, disambungkan, atau dipindahkan pelan-pelan. Apa pun pilihannya, data Anda ikut.',
    },
    {
      q: 'Amankah data kami kalau memakai AI?',
      a: 'Anda yang menentukan apa yang boleh dilihat layanan AI, dan itu kami tuliskan. Yang rahasia tidak ikut, atau diolah oleh model yang berjalan di akun cloud Anda sendiri.',
    },
    {
      q: 'Setelah diluncurkan, bagaimana?',
      a: 'Kami menyerahkan dokumentasi dan melatih orang yang akan memakainya. Kalau Anda ingin kami terus memantau, kita sepakati biaya bulanan yang bisa dihentikan kapan saja.',
    },
    {
      q: 'Bisa berbahasa Inggris dan Indonesia?',
      a: 'Bisa, baik saat rapat maupun di dalam aplikasinya. Kontrak bisa ditulis dalam bahasa yang Anda pilih.',
    },
    {
      q: 'Kami tidak di {city}. Apakah itu masalah?',
      a: 'Tidak. Sebagian besar obrolan kami lewat video atau chat. Kalau proyeknya perlu melihat tempat kerja langsung, kunjungannya kita rencanakan bersama.',
    },
  ],
  callToAction: {
    title: 'Ada pertanyaan lain?',
    text: 'Tanyakan saja. Bertanya itu gratis.',
    link: 'Kirim pesan',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;

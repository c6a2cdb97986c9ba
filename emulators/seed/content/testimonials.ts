import type { Locale } from '../../../model/locale.ts';
import type { SeedTestimonial } from './shape.ts';

/** Role and quote in each language. Invented examples: nobody has said these words, and every role says "example". */
const TEXTS: Record<Locale, [role: string, quote: string]>[] = [
  {
    en: [
      'Owner, example furniture shop',
      'In the first week we kept the paper book next to it, to be safe. In the second week nobody opened the book any more.',
    ],
    id: [
      'Pemilik, contoh toko mebel',
      'Minggu pertama buku catatan masih kami taruh di sebelahnya, biar aman. Minggu kedua sudah tidak ada yang membukanya.',
    ],
  },
  {
    en: [
      'Manager, example clinic',
      'We asked a lot of questions. Every one was answered the same day, in words we understood.',
    ],
    id: [
      'Manajer, contoh klinik',
      'Pertanyaan kami banyak. Semuanya dijawab hari itu juga, dengan bahasa yang kami mengerti.',
    ],
  },
  {
    en: [
      'Treasurer, example school',
      'School fees used to take me a whole afternoon each month. Now I check the list, press one button, and it takes twenty minutes.',
    ],
    id: [
      'Bendahara, contoh sekolah',
      'Urusan SPP dulu menghabiskan satu sore setiap bulan. Sekarang saya periksa daftarnya, tekan satu tombol, dua puluh menit selesai.',
    ],
  },
  {
    en: [
      'Founder, example bakery',
      'The first version of the order screen did not work for us. They watched us bake for a morning, threw it away and drew a better one.',
    ],
    id: [
      'Pendiri, contoh toko roti',
      'Tampilan pesanan yang pertama tidak cocok untuk kami. Mereka melihat kami bekerja satu pagi, membuangnya, lalu merancang yang lebih baik.',
    ],
  },
  {
    en: [
      'Head of operations, example trading company',
      'Moving everything to the cloud was the part we feared most. There was a list for every evening, and a way back for every step. One thing did go differently from the plan: the old accounting program refused to export its last year. We had somebody on the phone on Saturday until it was solved, and on Monday the office simply started work.',
    ],
    id: [
      'Kepala operasional, contoh perusahaan dagang',
      'Pindah ke cloud adalah bagian yang paling kami khawatirkan. Setiap malam ada daftar kerjanya, dan setiap langkah ada jalan kembalinya. Memang ada satu yang meleset dari rencana: program akuntansi lama menolak mengekspor data tahun terakhirnya. Hari Sabtu kami ditemani lewat telepon sampai beres, dan hari Senin kantor mulai bekerja seperti biasa.',
    ],
  },
  {
    en: [
      'Warehouse lead, example distributor',
      'New people learn it in half an hour. I stand next to them the first time, and after that they ask each other.',
    ],
    id: [
      'Kepala gudang, contoh distributor',
      'Orang baru bisa dalam setengah jam. Pertama kali saya dampingi, setelah itu mereka saling bertanya sendiri.',
    ],
  },
  {
    en: [
      'Marketing, example travel agency',
      'Guests from abroad now write to us in English because the website does. We no longer translate every itinerary by hand.',
    ],
    id: [
      'Pemasaran, contoh agen perjalanan',
      'Tamu dari luar negeri sekarang menulis dalam bahasa Inggris, karena situsnya juga begitu. Rencana perjalanan tidak perlu lagi kami terjemahkan satu per satu.',
    ],
  },
  {
    en: [
      'Director, example furniture workshop',
      'They finished on the day they said they would. That alone was new to us.',
    ],
    id: [
      'Direktur, contoh bengkel mebel',
      'Selesai tepat di hari yang dijanjikan. Itu saja sudah hal baru bagi kami.',
    ],
  },
];

/** In the order of the page. */
export const testimonials: SeedTestimonial[] = TEXTS.map(({ en, id }, index) => ({
  id: `seed-testimonial-${index + 1}`,
  person: `Client ${index + 1} / Klien ${index + 1}`,
  texts: {
    en: { role: en[0], quote: en[1] },
    id: { role: id[0], quote: id[1] },
  },
}));

import type { Locale } from '../../../model/locale.ts';
import type { SeedTestimonial } from './shape.ts';

/** Role and quote in each language. They are placeholders and say so: nobody has said these words. */
const TEXTS: Record<Locale, [role: string, quote: string]>[] = [
  {
    en: [
      'Owner, example furniture shop',
      'Placeholder: here a client tells how the first weeks went, and what changed in the daily work of the shop.',
    ],
    id: [
      'Pemilik, contoh toko mebel',
      'Teks contoh: di sini klien bercerita bagaimana minggu-minggu pertama berjalan, dan apa yang berubah dalam keseharian toko.',
    ],
  },
  {
    en: [
      'Manager, example clinic',
      'Placeholder: a sentence or two about how questions were answered, and how quickly.',
    ],
    id: [
      'Manajer, contoh klinik',
      'Teks contoh: satu dua kalimat tentang cara pertanyaan dijawab, dan seberapa cepat.',
    ],
  },
  {
    en: [
      'Treasurer, example school',
      'Placeholder: here stands what took a whole afternoon before, and how long it takes now. A figure makes it easy to believe.',
    ],
    id: [
      'Bendahara, contoh sekolah',
      'Teks contoh: di sini tertulis pekerjaan yang dulu menghabiskan satu sore, dan berapa lama sekarang. Angka membuatnya mudah dipercaya.',
    ],
  },
  {
    en: [
      'Founder, example bakery',
      'Placeholder: an honest remark, a difficulty included, and how it was solved together.',
    ],
    id: [
      'Pendiri, contoh toko roti',
      'Teks contoh: catatan yang jujur, termasuk kesulitannya, dan bagaimana diselesaikan bersama.',
    ],
  },
  {
    en: [
      'Head of operations, example trading company',
      'Placeholder: a longer quote, so that the layout can be judged with one. It could describe the move to the cloud: what was prepared, what went differently from the plan, who was reachable on the weekend, and why the team would do it the same way again.',
    ],
    id: [
      'Kepala operasional, contoh perusahaan dagang',
      'Teks contoh: kutipan yang lebih panjang, supaya tampilannya bisa dinilai. Isinya bisa tentang perpindahan ke cloud: apa yang disiapkan, apa yang tidak sesuai rencana, siapa yang bisa dihubungi di akhir pekan, dan mengapa tim akan melakukannya dengan cara yang sama lagi.',
    ],
  },
  {
    en: [
      'Warehouse lead, example distributor',
      'Placeholder: how new staff learnt the app, in their own words.',
    ],
    id: [
      'Kepala gudang, contoh distributor',
      'Teks contoh: bagaimana karyawan baru mempelajari aplikasinya, dengan kata-kata mereka sendiri.',
    ],
  },
  {
    en: [
      'Marketing, example travel agency',
      'Placeholder: what visitors say about the website in two languages, and what the numbers say.',
    ],
    id: [
      'Pemasaran, contoh agen perjalanan',
      'Teks contoh: apa kata pengunjung tentang website dua bahasa, dan apa kata angkanya.',
    ],
  },
  {
    en: ['Director, example workshop', 'Placeholder: short and warm. Three lines at most.'],
    id: ['Direktur, contoh bengkel', 'Teks contoh: singkat dan hangat. Paling banyak tiga baris.'],
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

import type { Author, ContentKind, FieldName } from '#model/content/kinds.ts';
import type { LanguageState } from '#model/content/status.ts';
import { describeFounders } from '#studio/founders.ts';
import type { Bilingual } from '#studio/locale.ts';
import { languageNames } from '../ui/language-names.ts';

const foundersEn = describeFounders('en');
const foundersId = describeFounders('id');

const en = {
  kinds: {
    blog: {
      title: 'Blog',
      text: 'Write in either language first; publish each language when it is ready.',
      add: 'New post',
      empty: 'No posts yet',
      emptyText: 'Drafts and published posts appear here. Write the first one with “New post”.',
    },
    portfolio: {
      title: 'Portfolio',
      text: 'Finished work, in the order that visitors see.',
      add: 'New item',
      empty: 'No items yet',
      emptyText: 'Drafts and published items appear here. Describe the first one with “New item”.',
    },
    testimonials: {
      title: 'Testimonials',
      text: 'What clients say, in the order that visitors see.',
      add: 'New testimonial',
      empty: 'No testimonials yet',
      emptyText:
        'Drafts and published testimonials appear here. Enter the first one with “New testimonial”.',
    },
  } satisfies Record<ContentKind, Record<string, string>>,
  languages: languageNames.en,
  states: {
    missing: 'Missing',
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    changed: 'Unpublished changes',
  } satisfies Record<LanguageState, string>,
  outdated: 'Outdated',
  fields: {
    title: 'Title',
    summary: 'Summary',
    body: 'Text',
    quote: 'What they say',
    role: 'Who they are',
    slug: 'Address',
    cover: 'Picture',
    picture: 'Face or logo',
    screens: 'Screens',
    screen: 'Screen {number}',
    link: 'Link to the finished work',
    person: 'Name',
    situation: 'Situation',
    decision: 'What was decided',
    outcome: 'What changed',
    figure: 'Figure',
    unit: 'Its unit',
    year: 'Year',
    services: 'Services',
    testimonial: 'The client’s testimonial',
    author: 'Author',
  } satisfies Record<FieldName | 'screen', string>,
  authors: {
    studio: 'The studio',
    engineering: foundersEn.engineering.title,
    design: foundersEn.design.title,
  } satisfies Record<Author, string>,
  hints: {
    summary: 'One or two sentences, shown in lists and search results.',
    role: 'For example: owner of a furniture shop',
    picture: 'Shown round beside the name; without it, initials.',
    screens:
      'Up to six pictures of the work: upright ones in a phone, others in a browser’s window.',
    caption: 'Everybody reads it below the picture.',
    link: 'With https://, or empty',
    situation: 'What bothered the client before. In their words, where possible.',
    decision: 'What you chose to do, and why that.',
    outcome: 'What is different since. Only what the client can confirm.',
    figure: 'The change in one number, as this language writes it: 62% or 1.5',
    unit: 'What the number counts, for example: fewer typing errors',
    year: 'In which it was finished, or empty',
    services: 'The project’s page links to them.',
    testimonial: 'Shown on the project’s page while it is published.',
  },
  caseStudy: {
    title: 'The project’s story',
    hint: 'All of this may stay empty. The project’s page shows what is filled in.',
  },
  noTestimonial: 'None',
  testimonialHidden: '{name} (not published)',
  testimonialGone: 'A testimonial that was deleted',
};
export type ContentMessages = typeof en;

/** Words of the content area that several of its folders use; each folder has its own texts besides. */
export const contentMessages: Bilingual<ContentMessages> = {
  en,
  id: {
    kinds: {
      blog: {
        title: 'Blog',
        text: 'Mulai dari bahasa mana saja; terbitkan masing-masing bila sudah siap.',
        add: 'Tulisan baru',
        empty: 'Belum ada tulisan',
        emptyText:
          'Draf dan tulisan yang sudah terbit muncul di sini. Buat yang pertama dengan “Tulisan baru”.',
      },
      portfolio: {
        title: 'Portofolio',
        text: 'Karya yang sudah selesai, sesuai urutan yang dilihat pengunjung.',
        add: 'Karya baru',
        empty: 'Belum ada karya',
        emptyText:
          'Draf dan karya yang sudah terbit muncul di sini. Ceritakan yang pertama dengan “Karya baru”.',
      },
      testimonials: {
        title: 'Testimoni',
        text: 'Kata klien, sesuai urutan yang dilihat pengunjung.',
        add: 'Testimoni baru',
        empty: 'Belum ada testimoni',
        emptyText:
          'Draf dan testimoni yang sudah terbit muncul di sini. Isi yang pertama dengan “Testimoni baru”.',
      },
    },
    languages: languageNames.id,
    states: {
      missing: 'Belum ada',
      draft: 'Draf',
      scheduled: 'Terjadwal',
      published: 'Terbit',
      changed: 'Ada perubahan yang belum terbit',
    },
    outdated: 'Perlu diperbarui',
    fields: {
      title: 'Judul',
      summary: 'Ringkasan',
      body: 'Isi',
      quote: 'Kata mereka',
      role: 'Siapa mereka',
      slug: 'Alamat',
      cover: 'Gambar',
      picture: 'Wajah atau logo',
      screens: 'Tampilan',
      screen: 'Tampilan {number}',
      link: 'Tautan ke hasil kerja',
      person: 'Nama',
      situation: 'Keadaan awal',
      decision: 'Yang diputuskan',
      outcome: 'Yang berubah',
      figure: 'Angka',
      unit: 'Satuannya',
      year: 'Tahun',
      services: 'Layanan',
      testimonial: 'Testimoni klien',
      author: 'Penulis',
    },
    authors: {
      studio: 'Studio',
      engineering: foundersId.engineering.title,
      design: foundersId.design.title,
    },
    hints: {
      summary: 'Satu atau dua kalimat, tampil di daftar dan hasil pencarian.',
      role: 'Misalnya: pemilik toko mebel',
      picture: 'Tampil bulat di samping nama; tanpa gambar, inisialnya.',
      screens:
        'Paling banyak enam gambar hasil kerja: yang tegak tampil dalam ponsel, lainnya dalam jendela browser.',
      caption: 'Dibaca semua orang di bawah gambar.',
      link: 'Dengan https://, atau kosongkan',
      situation: 'Apa yang merepotkan klien sebelumnya. Kalau bisa, dengan kata-kata mereka.',
      decision: 'Apa yang Anda pilih untuk dikerjakan, dan mengapa itu.',
      outcome: 'Apa yang berbeda sejak itu. Cukup yang bisa dibenarkan klien.',
      figure: 'Perubahannya dalam satu angka, sesuai penulisan bahasa ini: 62% atau 1,5',
      unit: 'Apa yang dihitung angka itu, misalnya: lebih sedikit salah ketik',
      year: 'Tahun selesainya, atau kosongkan',
      services: 'Halaman proyek menautkannya.',
      testimonial: 'Tampil di halaman proyek selama masih terbit.',
    },
    caseStudy: {
      title: 'Cerita proyek',
      hint: 'Semuanya boleh kosong. Halaman proyek menampilkan yang terisi saja.',
    },
    noTestimonial: 'Tidak ada',
    testimonialHidden: '{name} (belum terbit)',
    testimonialGone: 'Testimoni yang sudah dihapus',
  },
};

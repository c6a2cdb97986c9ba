import { SERVICES, SERVICE_NAMES } from '#studio/services.ts';
import { choices, link, pictures, reference, text, year } from './field-types.ts';
import type { FieldGroup, FieldOptions } from './fields.ts';

const STORY: FieldGroup = {
  label: { en: 'The project’s story', id: 'Cerita proyek' },
  hint: {
    en: 'All of this may stay empty. The project’s page shows what is filled in.',
    id: 'Semuanya boleh kosong. Halaman proyek menampilkan yang terisi saja.',
  },
};

const story = (given: Pick<FieldOptions, 'label' | 'hint'>) =>
  text({ ...given, limit: 1500, rows: 4, visibleIn: 'page', group: STORY });

export const PROJECT_FIELDS = {
  language: {
    situation: story({
      label: { en: 'Situation', id: 'Keadaan awal' },
      hint: {
        en: 'What bothered the client before. In their words, where possible.',
        id: 'Apa yang merepotkan klien sebelumnya. Kalau bisa, dengan kata-kata mereka.',
      },
    }),
    decision: story({
      label: { en: 'What was decided', id: 'Yang diputuskan' },
      hint: {
        en: 'What you chose to do, and why that.',
        id: 'Apa yang Anda pilih untuk dikerjakan, dan mengapa itu.',
      },
    }),
    outcome: story({
      label: { en: 'What changed', id: 'Yang berubah' },
      hint: {
        en: 'What is different since. Only what the client can confirm.',
        id: 'Apa yang berbeda sejak itu. Cukup yang bisa dibenarkan klien.',
      },
    }),
    figure: text({
      label: { en: 'Figure', id: 'Angka' },
      hint: {
        en: 'The change in one number, as this language writes it: 62% or 1.5',
        id: 'Perubahannya dalam satu angka, sesuai penulisan bahasa ini: 62% atau 1,5',
      },
      limit: 20,
      pairedWith: 'unit',
      group: STORY,
    }),
    unit: text({
      label: { en: 'Its unit', id: 'Satuannya' },
      hint: {
        en: 'What the number counts, for example: fewer typing errors',
        id: 'Apa yang dihitung angka itu, misalnya: lebih sedikit salah ketik',
      },
      limit: 60,
      pairedWith: 'figure',
      group: STORY,
    }),
  },
  shared: {
    screens: pictures({
      label: { en: 'Screens', id: 'Tampilan' },
      itemLabel: { en: 'Screen {number}', id: 'Tampilan {number}' },
      hint: {
        en: 'Up to six pictures of the work: upright ones in a phone, others in a browser’s window.',
        id: 'Paling banyak enam gambar hasil kerja: yang tegak tampil dalam ponsel, lainnya dalam jendela browser.',
      },
      altHint: {
        en: 'Everybody reads it below the picture.',
        id: 'Dibaca semua orang di bawah gambar.',
      },
      limit: 6,
      visibleIn: 'page',
    }),
    link: link({
      label: { en: 'Link to the finished work', id: 'Tautan ke hasil kerja' },
      hint: { en: 'With https://, or empty', id: 'Dengan https://, atau kosongkan' },
      visibleIn: 'page',
    }),
    year: year({
      label: { en: 'Year', id: 'Tahun' },
      hint: {
        en: 'In which it was finished, or empty',
        id: 'Tahun selesainya, atau kosongkan',
      },
    }),
    services: choices(SERVICES, {
      label: { en: 'Services', id: 'Layanan' },
      hint: {
        en: 'The project’s page links to them.',
        id: 'Halaman proyek menautkannya.',
      },
      optionName: (service, locale) => SERVICE_NAMES[service][locale],
      visibleIn: 'page',
    }),
    testimonial: reference({
      to: 'testimonials',
      label: { en: 'The client’s testimonial', id: 'Testimoni klien' },
      hint: {
        en: 'Shown on the project’s page while it is published.',
        id: 'Tampil di halaman proyek selama masih terbit.',
      },
      visibleIn: null,
    }),
  },
} as const;

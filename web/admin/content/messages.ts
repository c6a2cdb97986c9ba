import type { LanguageState } from '#model/content/status.ts';
import type { ContentType } from '#model/content/type-names.ts';
import type { Bilingual } from '#studio/locale.ts';
import { languageNames } from '../ui/messages.ts';

const en = {
  types: {
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
    pages: {
      title: 'Pages',
      text: 'The words of every page. What you do not change is the standard text.',
    },
    studio: { title: 'Studio' },
  } satisfies Record<ContentType, Record<string, string>>,
  languages: languageNames.en,
  states: {
    missing: 'Missing',
    standard: 'Standard text',
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    changed: 'Unpublished changes',
  } satisfies Record<LanguageState, string>,
  outdated: 'Outdated',
  failed: 'Schedule failed',
  shared: 'For both languages',
};

export const contentMessages: Bilingual<typeof en> = {
  en,
  id: {
    types: {
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
      pages: {
        title: 'Halaman',
        text: 'Teks setiap halaman. Yang tidak Anda ubah adalah teks bawaan.',
      },
      studio: { title: 'Studio' },
    },
    languages: languageNames.id,
    states: {
      missing: 'Belum ada',
      standard: 'Teks bawaan',
      draft: 'Draf',
      scheduled: 'Terjadwal',
      published: 'Terbit',
      changed: 'Ada perubahan yang belum terbit',
    },
    outdated: 'Perlu diperbarui',
    failed: 'Jadwal gagal',
    shared: 'Untuk kedua bahasa',
  },
};

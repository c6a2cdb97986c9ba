import type { Author } from '../../../../model/content/author.ts';
import type { ContentKind } from '../../../../model/content/limits.ts';
import type { IssueField } from '../../../../model/publishing/problems.ts';
import type { LanguageState } from '../../../../model/publishing/status.ts';
import type { Locale } from '../../../../model/locale.ts';
import { describeFounders } from '../../studio/founders.ts';
import { checkMessages } from './checks/messages.ts';
import { confirmationMessages } from './confirmation/messages.ts';
import { editorMessages } from './editor/messages.ts';
import { imageMessages } from './image/messages.ts';
import { listMessages } from './list/messages.ts';
import { previewLinkMessages } from './preview-links/messages.ts';
import { publishingMessages } from './publishing/messages.ts';
import { richTextMessages } from './rich-text/messages.ts';
import { translationMessages } from './translation/messages.ts';

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
  languages: { en: 'English', id: 'Indonesian' } satisfies Record<Locale, string>,
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
    link: 'Link to the finished work',
    person: 'Name',
  } satisfies Record<IssueField, string>,
  author: 'Author',
  authors: {
    studio: 'The studio',
    engineering: foundersEn.engineering.title,
    design: foundersEn.design.title,
  } satisfies Record<Author, string>,
  hints: {
    summary: 'One or two sentences, shown in lists and search results.',
    role: 'For example: owner of a furniture shop',
    link: 'With https://, or empty',
  },
  ...listMessages.en,
  ...editorMessages.en,
  ...checkMessages.en,
  ...richTextMessages.en,
  ...translationMessages.en,
  ...confirmationMessages.en,
  ...previewLinkMessages.en,
  ...publishingMessages.en,
  ...imageMessages.en,
};
export type ContentMessages = typeof en;

/** Every text of the content pages; the parts are in the folders that show them. */
export const contentMessages: Record<Locale, ContentMessages> = {
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
    languages: { en: 'Inggris', id: 'Indonesia' },
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
      link: 'Tautan ke hasil kerja',
      person: 'Nama',
    },
    author: 'Penulis',
    authors: {
      studio: 'Studio',
      engineering: foundersId.engineering.title,
      design: foundersId.design.title,
    },
    hints: {
      summary: 'Satu atau dua kalimat, tampil di daftar dan hasil pencarian.',
      role: 'Misalnya: pemilik toko mebel',
      link: 'Dengan https://, atau kosongkan',
    },
    ...listMessages.id,
    ...editorMessages.id,
    ...checkMessages.id,
    ...richTextMessages.id,
    ...translationMessages.id,
    ...confirmationMessages.id,
    ...previewLinkMessages.id,
    ...publishingMessages.id,
    ...imageMessages.id,
  },
};

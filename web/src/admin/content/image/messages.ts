import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  image: {
    choose: 'Choose a picture',
    replace: 'Replace',
    remove: 'Remove',
    drop: 'or drop one here. JPEG, PNG, WebP or AVIF.',
    alt: 'Description ({language})',
    altHint: 'Describes the picture for people who cannot see it.',
    use: 'Use this picture',
    discard: 'Discard',
    uploading: 'Uploading…',
    preparing: 'Preparing…',
    altFirst: 'Describe the picture in both languages first.',
    used: 'The picture is in use.',
    pending: 'This picture is not used yet.',
  },
};

/** Image of an entry. */
export const imageMessages: Bilingual<typeof en> = {
  en,
  id: {
    image: {
      choose: 'Pilih gambar',
      replace: 'Ganti',
      remove: 'Lepas gambar',
      drop: 'atau seret ke sini. JPEG, PNG, WebP, atau AVIF.',
      alt: 'Keterangan ({language})',
      altHint: 'Menjelaskan gambar kepada orang yang tidak bisa melihatnya.',
      use: 'Pakai gambar ini',
      discard: 'Tidak jadi',
      uploading: 'Mengunggah…',
      preparing: 'Menyiapkan…',
      altFirst: 'Isi dulu keterangan gambar dalam kedua bahasa.',
      used: 'Gambar sudah terpasang.',
      pending: 'Gambar ini belum dipakai.',
    },
  },
};

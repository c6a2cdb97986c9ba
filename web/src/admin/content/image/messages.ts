import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  replace: 'Replace',
  remove: 'Remove',
  earlier: 'One place up',
  drop: 'or drop one here. JPEG, PNG, WebP or AVIF.',
  use: 'Use this picture',
  discard: 'Discard',
  preparing: 'Preparing…',
  altFirst: 'Describe the picture in both languages first.',
  pending: 'This picture is not used yet.',
};

/** Image of an entry. */
export const imageMessages: Bilingual<typeof en> = {
  en,
  id: {
    replace: 'Ganti',
    remove: 'Lepas gambar',
    earlier: 'Naik satu tempat',
    drop: 'atau seret ke sini. JPEG, PNG, WebP, atau AVIF.',
    use: 'Pakai gambar ini',
    discard: 'Tidak jadi',
    preparing: 'Menyiapkan…',
    altFirst: 'Isi dulu keterangan gambar dalam kedua bahasa.',
    pending: 'Gambar ini belum dipakai.',
  },
};

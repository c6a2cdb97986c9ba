import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  image: {
    none: 'No image yet.',
    choose: 'Choose an image',
    replace: 'Replace',
    remove: 'Remove',
    drop: 'or drop one here. JPEG, PNG, WebP or AVIF.',
    alt: 'Description ({language})',
    altHint: 'Describes the image for people who cannot see it.',
    use: 'Use this image',
    discard: 'Discard',
    uploading: 'Uploading …',
    preparing: 'Preparing …',
    altFirst: 'Describe the image in both languages first.',
    wrongType: 'This file is not a supported image. Choose a JPEG, PNG, WebP or AVIF file.',
    tooLarge: 'This image has more than {megapixels} megapixels. Make it smaller and try again.',
    failed: 'The image could not be uploaded. Check your connection, then try again.',
    gone: 'The uploaded image no longer exists. Choose it again.',
    denied:
      'You are not allowed to upload images. Your admin rights or your session may have ended.',
    broken: 'This file is damaged or incomplete. Save the image again, then try again.',
    used: 'The image is in use.',
    pending: 'This image is not used yet.',
  },
};

/** Image of an entry. */
export const imageMessages: Bilingual<typeof en> = {
  en,
  id: {
    image: {
      none: 'Belum ada gambar.',
      choose: 'Pilih gambar',
      replace: 'Ganti',
      remove: 'Hapus gambar',
      drop: 'atau jatuhkan di sini. JPEG, PNG, WebP, atau AVIF.',
      alt: 'Keterangan ({language})',
      altHint: 'Yang perlu diketahui orang yang tidak bisa melihatnya.',
      use: 'Pakai gambar ini',
      discard: 'Tidak jadi',
      uploading: 'Mengunggah …',
      preparing: 'Menyiapkan …',
      altFirst: 'Isi dulu keterangan gambar dalam kedua bahasa.',
      wrongType: 'Berkas ini bukan gambar yang bisa dipakai. Pilih JPEG, PNG, WebP, atau AVIF.',
      tooLarge: 'Gambar ini lebih dari {megapixels} megapiksel. Perkecil dulu, lalu coba lagi.',
      failed: 'Gambar gagal diunggah. Periksa koneksi Anda, lalu coba lagi.',
      gone: 'Gambarnya sudah tidak ada. Pilih lagi.',
      denied: 'Anda tidak boleh mengunggah gambar. Mungkin hak atau sesi Anda sudah berakhir.',
      broken: 'Berkas ini rusak atau tidak lengkap. Simpan ulang gambarnya, lalu coba lagi.',
      used: 'Gambar sudah terpasang.',
      pending: 'Gambar ini belum dipakai.',
    },
  },
};

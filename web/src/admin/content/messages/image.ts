import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  picture: {
    none: 'No picture yet.',
    pick: 'Choose a picture',
    replace: 'Replace',
    remove: 'Remove',
    drop: 'or drop one here. JPEG, PNG, WebP or AVIF.',
    alt: 'Description ({language})',
    altHint: 'What someone who cannot see it should know.',
    use: 'Use this picture',
    giveUp: 'Give up',
    uploading: 'Uploading …',
    preparing: 'Making it ready …',
    altFirst: 'Describe the picture in both languages first.',
    notPicture: 'This file is not a picture we can use. Choose a JPEG, PNG, WebP or AVIF file.',
    tooLarge: 'This picture has more than {megapixels} megapixels. Make it smaller and try again.',
    failed: 'The picture could not be uploaded. Check your connection, then try again.',
    gone: 'The picture is no longer there. Choose it again.',
    denied: 'You may not upload pictures. Your rights or your session may have ended.',
    broken: 'This file is damaged or incomplete. Save the picture anew and try again.',
    used: 'The picture is in place.',
    pending: 'This picture is not used yet.',
  },
};

/** An entry’s picture. */
export const imageMessages: Bilingual<typeof en> = {
  en,
  id: {
    picture: {
      none: 'Belum ada gambar.',
      pick: 'Pilih gambar',
      replace: 'Ganti',
      remove: 'Hapus gambar',
      drop: 'atau jatuhkan di sini. JPEG, PNG, WebP, atau AVIF.',
      alt: 'Keterangan ({language})',
      altHint: 'Yang perlu diketahui orang yang tidak bisa melihatnya.',
      use: 'Pakai gambar ini',
      giveUp: 'Tidak jadi',
      uploading: 'Mengunggah …',
      preparing: 'Menyiapkan …',
      altFirst: 'Isi dulu keterangan gambar dalam kedua bahasa.',
      notPicture: 'Berkas ini bukan gambar yang bisa dipakai. Pilih JPEG, PNG, WebP, atau AVIF.',
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

import type { PicturePlace } from '../../../../model/pictures/picture.ts';
import type { Bilingual } from '../../../../model/locale.ts';
import { IMAGE_LIMITS } from '../../../../model/pictures/media.ts';

const MEGAPIXELS = IMAGE_LIMITS.pixels / 1e6;
const unsupportedEn =
  'This file is not a supported picture. Choose a JPEG, PNG, WebP or AVIF file.';
const unsupportedId =
  'Berkas ini bukan gambar yang bisa dipakai. Pilih JPEG, PNG, WebP, atau AVIF.';
const tooLargeEn = `This picture has more than ${MEGAPIXELS} megapixels. Make it smaller and try again.`;
const tooLargeId = `Gambar ini lebih dari ${MEGAPIXELS} megapiksel. Perkecil dulu, lalu coba lagi.`;

const en = {
  title: 'Pictures',
  text: 'Everything that was uploaded, with where it is used. The newest come first.',
  upload: 'Upload pictures',
  uploading: 'Uploading…',
  uploaded: '{count} uploaded',
  search: 'Search pictures',
  searchHint: 'Search name or description',
  list: 'Pictures',
  empty: 'No pictures yet',
  emptyText:
    'Pictures that are uploaded here or in an entry appear here, with where they are used. Begin with “Upload pictures”.',
  chooseEmptyText: 'Close this, and choose a picture from your device instead.',
  emptySearch: 'No picture found',
  emptySearchText: 'Search for another word of the name or the description.',
  unnamed: 'Without a description',
  unused: 'Not used',
  usedOnce: 'Used in 1 entry',
  usedTimes: 'Used in {count} entries',
  chooseTitle: 'Choose a picture',
  fromLibrary: 'Choose from Pictures',
  details: {
    title: 'Picture',
    name: 'Name',
    nameHint: 'Only admins see it.',
    alt: 'Description ({language})',
    altHint: 'Suggested where you choose this picture. Each text keeps its own description.',
    facts: '{width} × {height} pixels, uploaded {date}',
    uses: 'Where it is used',
    noUses: 'Nothing uses this picture.',
    deleteAt: 'It is deleted on {date} unless it is used before then.',
    willDelete: 'It is deleted once nothing has used it for {days} days.',
    history: 'only in earlier versions',
    deleted: 'deleted, can be restored',
    untitled: 'Without a title',
    save: 'Save',
    saved: 'Saved.',
    replace: 'Replace',
    replacing: 'Replacing…',
    replaceTitle: 'Replace this picture everywhere?',
    replaceText:
      'Its places in drafts and on the site get the new picture at once; descriptions stay as they are. Entries: {count}.',
    replaced: 'Replaced. Entries changed: {count}.',
    delete: 'Delete',
    deleteTitle: 'Delete this picture for good?',
    deleteText: 'Nothing uses it. It cannot be brought back.',
    deletedToast: 'The picture is deleted.',
    inUse: 'It can be deleted only when nothing uses it, not even an earlier version of a text.',
  },
  places: {
    draft_cover: 'main picture of the draft',
    draft_text: 'in the draft’s text',
    live_cover: 'main picture on the site',
    live_text: 'in the text on the site',
  } satisfies Record<PicturePlace, string>,
  refused: {
    picture_in_use: 'Something uses this picture, so it was not deleted. The list shows where.',
    no_such_picture: 'This picture does not exist any more.',
    changing: 'Another admin is changing these texts right now. Try again.',
    wrong_type: unsupportedEn,
    unsupported_media_type: unsupportedEn,
    too_small: unsupportedEn,
    too_many_pixels: tooLargeEn,
    too_large: tooLargeEn,
    no_such_preview: 'The uploaded picture no longer exists. Choose it again.',
    broken_image: 'This file is damaged or incomplete. Save the picture again, then try again.',
  },
};

/** The library of pictures, and why an upload failed. */
export const pictureMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Gambar',
    text: 'Semua gambar yang pernah diunggah dan tempat pemakaiannya, yang terbaru lebih dulu.',
    upload: 'Unggah gambar',
    uploading: 'Mengunggah…',
    uploaded: '{count} gambar terunggah',
    search: 'Cari gambar',
    searchHint: 'Cari nama atau keterangan',
    list: 'Gambar',
    empty: 'Belum ada gambar',
    emptyText:
      'Gambar yang diunggah di sini atau di dalam entri akan muncul di sini, lengkap dengan tempat pemakaiannya. Mulailah dengan “Unggah gambar”.',
    chooseEmptyText: 'Tutup jendela ini, lalu pilih gambar dari perangkat Anda.',
    emptySearch: 'Gambar tidak ditemukan',
    emptySearchText: 'Cari dengan kata lain dari nama atau keterangannya.',
    unnamed: 'Tanpa keterangan',
    unused: 'Tidak dipakai',
    usedOnce: 'Dipakai di 1 entri',
    usedTimes: 'Dipakai di {count} entri',
    chooseTitle: 'Pilih gambar',
    fromLibrary: 'Pilih dari koleksi',
    details: {
      title: 'Gambar',
      name: 'Nama',
      nameHint: 'Hanya admin yang melihatnya.',
      alt: 'Keterangan ({language})',
      altHint: 'Disarankan saat gambar ini dipilih. Tiap tulisan tetap punya keterangan sendiri.',
      facts: '{width} × {height} piksel, diunggah {date}',
      uses: 'Tempat pemakaian',
      noUses: 'Gambar ini tidak dipakai di mana pun.',
      deleteAt: 'Dihapus pada {date}, kecuali dipakai sebelum itu.',
      willDelete: 'Dihapus setelah {days} hari tidak dipakai.',
      history: 'hanya di versi sebelumnya',
      deleted: 'sudah dihapus, bisa dipulihkan',
      untitled: 'Tanpa judul',
      save: 'Simpan',
      saved: 'Tersimpan.',
      replace: 'Ganti',
      replacing: 'Mengganti…',
      replaceTitle: 'Ganti gambar ini di semua tempat?',
      replaceText:
        'Draf dan situs langsung memakai gambar yang baru; keterangannya tidak berubah. Jumlah entri: {count}.',
      replaced: 'Sudah diganti. Jumlah entri: {count}.',
      delete: 'Hapus',
      deleteTitle: 'Hapus permanen gambar ini?',
      deleteText: 'Gambar ini tidak dipakai. Setelah dihapus, tidak bisa dikembalikan.',
      deletedToast: 'Gambar sudah dihapus.',
      inUse:
        'Hanya bisa dihapus kalau tidak dipakai sama sekali, termasuk di versi tulisan sebelumnya.',
    },
    places: {
      draft_cover: 'gambar utama di draf',
      draft_text: 'di dalam isi draf',
      live_cover: 'gambar utama di situs',
      live_text: 'di dalam isi di situs',
    },
    refused: {
      picture_in_use: 'Gambar ini masih dipakai, jadi tidak dihapus. Tempatnya ada di daftar.',
      no_such_picture: 'Gambar ini sudah tidak ada.',
      changing: 'Admin lain sedang mengubah tulisan yang sama. Coba lagi.',
      wrong_type: unsupportedId,
      unsupported_media_type: unsupportedId,
      too_small: unsupportedId,
      too_many_pixels: tooLargeId,
      too_large: tooLargeId,
      no_such_preview: 'Gambarnya sudah tidak ada. Pilih lagi.',
      broken_image: 'Berkas ini rusak atau tidak lengkap. Simpan ulang gambarnya, lalu coba lagi.',
    },
  },
};

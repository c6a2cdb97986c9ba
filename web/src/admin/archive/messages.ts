import type { ArchiveProblem } from '../../../../model/archive/api.ts';
import type { Bilingual } from '../../../../model/locale.ts';

type Code = ArchiveProblem['code'];

const problemsEn: Record<Code, string> = {
  not_a_zip: 'This file is not a zip, or only a part of one. Download or copy it again.',
  damaged: 'This file is damaged.',
  unsafe_path: 'This name leads outside of the archive.',
  duplicate_file: 'This name is in the archive twice.',
  link: 'This is a link, not a file.',
  unknown_file: 'An archive of the website has no such file.',
  not_text: 'This file is not text in UTF-8.',
  file_too_large: 'This file is too large.',
  too_many_files: 'The archive has too many files.',
  too_much_text: 'The archive has more text than one import takes.',
  no_manifest: 'This list of files is missing, or comes from another version of the website.',
  missing_file: 'This file is listed, or belongs to another one, but is not in the archive.',
  unlisted_file: 'This file is not in the list of archive.json.',
  bad_front_matter: 'The part between the lines “---” cannot be read.',
  bad_field: 'The value of “{detail}” is missing or not valid.',
  too_long: '“{detail}” is too long.',
  languages_differ: 'Both languages must say the same for “{detail}”.',
  duplicate_id: 'Another entry has the id “{detail}” too.',
  duplicate_address: 'Another entry has the address “{detail}” too.',
  missing_picture: 'A picture is missing: {detail}',
  bad_picture: 'This picture is not in the format that the website uses.',
  too_complex: 'The text is too intricate to be shown.',
  too_large: 'The texts of this entry are too long together.',
};
const problemsId: Record<Code, string> = {
  not_a_zip: 'Berkas ini bukan zip, atau hanya sebagian. Unduh atau salin ulang.',
  damaged: 'Berkas ini rusak.',
  unsafe_path: 'Nama ini mengarah ke luar arsip.',
  duplicate_file: 'Nama ini ada dua kali di dalam arsip.',
  link: 'Ini tautan, bukan berkas.',
  unknown_file: 'Arsip situs tidak punya berkas seperti ini.',
  not_text: 'Berkas ini bukan teks UTF-8.',
  file_too_large: 'Berkas ini terlalu besar.',
  too_many_files: 'Jumlah berkas di dalam arsip terlalu banyak.',
  too_much_text: 'Teks di dalam arsip melebihi batas sekali impor.',
  no_manifest: 'Daftar berkas ini tidak ada, atau berasal dari versi situs yang lain.',
  missing_file: 'Berkas ini ada di daftar, atau pasangan berkas lain, tetapi tidak ada di arsip.',
  unlisted_file: 'Berkas ini tidak ada di daftar archive.json.',
  bad_front_matter: 'Bagian di antara baris “---” tidak bisa dibaca.',
  bad_field: 'Nilai “{detail}” tidak ada atau tidak benar.',
  too_long: '“{detail}” terlalu panjang.',
  languages_differ: 'Nilai “{detail}” harus sama di kedua bahasa.',
  duplicate_id: 'Entri lain juga punya id “{detail}”.',
  duplicate_address: 'Entri lain juga punya alamat “{detail}”.',
  missing_picture: 'Gambar ini tidak ada di arsip: {detail}',
  bad_picture: 'Format gambar ini bukan format yang dipakai situs.',
  too_complex: 'Isinya terlalu rumit untuk ditampilkan.',
  too_large: 'Teks entri ini terlalu panjang kalau digabung.',
};

const en = {
  title: 'Archive',
  text: 'Download all content, or import it into an empty site.',
  download: 'Download everything',
  downloadText:
    'A zip with all posts, portfolio items and testimonials, drafts included, as Markdown files in both languages, and all pictures. It opens without this website. Earlier versions of texts are not in it.',
  collecting: 'Collecting…',
  pictures: 'Pictures: {done} of {total}',
  downloaded: 'The archive is downloaded.',
  import: 'Import an archive',
  importText:
    'An archive can only be imported into an empty site. Everything is checked first: either all of it is imported or nothing.',
  choose: 'Choose a ZIP file',
  importing: 'Importing…',
  question: 'Import this archive?',
  questionText: 'Published texts are on the site at once.',
  imported: 'Imported. Entries: {entries}, pictures: {pictures}.',
  refused: 'This archive was not imported. What is wrong:',
  andMore: 'There may be more.',
  reasons: {
    not_empty: 'This site has content already. An archive is imported into an empty site.',
    import_running: 'Another import is under way. Wait a few minutes, then try again.',
    too_large: 'The archive has more text than one import takes.',
  },
  problems: problemsEn,
};

export const archiveMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Arsip',
    text: 'Unduh seluruh isi situs, atau impor ke situs yang masih kosong.',
    download: 'Unduh semuanya',
    downloadText:
      'Zip berisi semua tulisan blog, portofolio, dan testimoni, termasuk draf, sebagai berkas Markdown dalam kedua bahasa, beserta semua gambar. Bisa dibuka tanpa situs ini. Versi tulisan sebelumnya tidak ikut.',
    collecting: 'Mengumpulkan…',
    pictures: 'Gambar: {done} dari {total}',
    downloaded: 'Arsip sudah diunduh.',
    import: 'Impor arsip',
    importText:
      'Arsip hanya bisa diimpor ke situs yang masih kosong. Semuanya diperiksa dulu; jika ada yang salah, tidak ada yang diimpor.',
    choose: 'Pilih berkas ZIP',
    importing: 'Mengimpor…',
    question: 'Impor arsip ini?',
    questionText: 'Tulisan yang sudah terbit langsung tampil di situs.',
    imported: 'Sudah diimpor. Entri: {entries}, gambar: {pictures}.',
    refused: 'Arsip ini tidak diimpor. Yang perlu diperbaiki:',
    andMore: 'Mungkin masih ada yang lain.',
    reasons: {
      not_empty: 'Situs ini sudah punya isi. Arsip hanya bisa diimpor ke situs yang kosong.',
      import_running: 'Impor lain sedang berjalan. Tunggu beberapa menit, lalu coba lagi.',
      too_large: 'Teks di dalam arsip melebihi batas sekali impor.',
    },
    problems: problemsId,
  },
};

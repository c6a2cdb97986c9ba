import type { SeedPost } from '../shape.ts';

export const planningAProject: SeedPost = {
  slug: 'one-page-brief',
  author: 'design',
  state: { published: '2025-08-05' },
  cover: {
    id: '0b6f1c52-3d0e-4c1b-9a57-5f3f0f2f8a06',
    hue: 48,
    motif: 'bars',
    alt: {
      en: 'Yellow bars of different lengths, like a plan for the coming weeks',
      id: 'Batang kuning beragam panjang, seperti rencana beberapa minggu ke depan',
    },
  },
  texts: {
    en: {
      title: 'The one\u2060-\u2060page brief that saves a month',
      summary:
        'Before you ask anyone for a price, fill in one page. Six headings, with the mistakes that we see most often.',
      body: `A price for “an online shop like the big ones” is a guess with a signature under it. A price for one clear page is a plan. The page does not need technical words. It needs six headings, and an evening.

## 1. Who, and what do they want to get done?

Not “users” but people: Bu Sari at the counter, the driver in the van, the buyer who comes at midnight. One sentence for each: what they want done, and what stands in the way today.

## 2. One day, told from start to end

Describe an ordinary day with the finished software. Who opens what at eight, who presses what at noon, what lies on the desk in the evening. Gaps that no list of features shows become visible here.

## 3. What is there already

The spreadsheet, the accounting program, the WhatsApp number with seven years of contacts. Say what has to stay. Moving old data over is often a quarter of the work, and it is forgotten in nearly every first conversation.

## 4. What it must not do

“No customer sees another customer’s price.” “Nobody can change yesterday’s cash book.” Such sentences are worth more than ten features, and they are cheap at the beginning and dear at the end.

## 5. How you will know that it was worth it

A number that you can look at in six months: orders without a phone call, hours for the monthly report, visitors who write. If there is no number, there is perhaps no project yet. That is a good thing to know beforehand.

## 6. Money, time and one name

Give a range for the budget, honestly; it steers the solution, not the profit. Name the day that cannot move and say why. And name one person who decides. Projects with two decision-makers wait for both.

## The mistakes we see most

- **Everything is a must.** Sort into must, should, and later, and let no more than a third be must.
- **The exception is designed first.** Build the way that nine of ten orders take, and handle the tenth by hand for a month.
- **No time set aside.** You will test, decide and write copy. Plan half a day a week.

## Then what?

Send the page to two or three studios and compare the questions that come back, not only the prices. Whoever asks nothing has understood nothing, or everything; and the second is rare.`,
    },
    id: {
      title: 'Satu halaman ringkasan yang menghemat satu bulan',
      summary:
        'Sebelum meminta penawaran ke siapa pun, isi dulu satu halaman. Enam judul, lengkap dengan kekeliruan yang paling sering kami temui.',
      body: `Harga untuk “toko online seperti yang besar itu” cuma tebakan yang dibubuhi tanda tangan. Harga untuk satu halaman yang jelas adalah rencana. Halaman itu tidak perlu istilah teknis. Cukup enam judul dan satu malam.

## 1. Siapa, dan apa yang ingin mereka selesaikan?

Bukan “pengguna”, tetapi orang: Bu Sari di kasir, sopir di mobil boks, pembeli yang datang tengah malam. Satu kalimat untuk tiap orang: apa yang ingin dibereskan, dan apa yang menghalangi sekarang.

## 2. Satu hari, dari awal sampai akhir

Ceritakan hari biasa dengan perangkat lunak yang sudah jadi. Siapa membuka apa pukul delapan, siapa menekan apa siang hari, apa yang ada di meja sore harinya. Celah yang tidak kelihatan di daftar fitur akan tampak di sini.

## 3. Yang sudah ada

Spreadsheet, program akuntansi, nomor WhatsApp dengan kontak yang terkumpul selama tujuh tahun. Sebutkan apa yang harus dipertahankan. Memindahkan data lama sering memakan seperempat pekerjaan, dan hampir selalu terlupa di pembicaraan pertama.

## 4. Yang tidak boleh terjadi

“Pelanggan tidak boleh melihat harga pelanggan lain.” “Buku kas kemarin tidak bisa diubah.” Kalimat seperti ini lebih berharga daripada sepuluh fitur; murah di awal, mahal kalau belakangan.

## 5. Cara tahu hasilnya sepadan

Satu angka yang bisa dilihat enam bulan lagi: pesanan tanpa telepon, jam untuk laporan bulanan, pengunjung yang menghubungi. Kalau angkanya tidak ada, mungkin proyeknya memang belum ada. Itu pun lebih baik diketahui di muka.

## 6. Biaya, waktu, dan satu nama

Sebutkan kisaran anggaran dengan jujur; itu menentukan solusinya, bukan keuntungan kami. Sebutkan tanggal yang tidak bisa digeser beserta alasannya. Dan sebutkan satu orang yang memutuskan. Proyek dengan dua pengambil keputusan selalu menunggu keduanya.

## Kekeliruan yang paling sering

- **Semuanya wajib.** Pilah jadi wajib, sebaiknya, dan nanti. Yang wajib paling banyak sepertiga.
- **Pengecualian dirancang lebih dulu.** Bangun jalur yang dilewati sembilan dari sepuluh pesanan, tangani yang kesepuluh secara manual selama sebulan.
- **Tidak menyediakan waktu sendiri.** Anda akan menguji, memutuskan, dan menulis teks. Sisihkan setengah hari tiap minggu.

## Setelah itu?

Kirim halaman itu ke dua atau tiga studio, lalu bandingkan pertanyaan balik dari mereka, jangan hanya harganya. Yang tidak bertanya apa-apa berarti belum paham, atau sudah paham semuanya; dan yang kedua itu jarang.`,
    },
  },
};

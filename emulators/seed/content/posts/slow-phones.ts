import type { SeedPost } from '../shape.ts';

export const slowPhones: SeedPost = {
  slug: 'fast-on-a-cheap-phone',
  state: { published: '2025-09-16' },
  cover: null,
  texts: {
    en: {
      title: 'Fast on a cheap phone: what makes the difference',
      summary:
        'Your visitors hold a two-million-rupiah phone on a crowded network. Five decisions that they notice, and one test you can do today.',
      body: `We like to test websites on the phone that our customers’ customers use: a few years old, full of photos, on mobile data in a crowded street. On such a phone, many handsome websites show a white page for five seconds. Five seconds is long. Your competitor is one tap away.

## Where the time goes

Much of this time passes on the phone itself, which has to read and run the scripts of a page. Until it is done, the page looks finished, but no tap has any effect.

## Five decisions

1. **Text first.** The page should arrive as a page, readable at once, with scripts coming later for what really moves.
2. **Pictures in the size they are shown in.** In modern formats, with their space kept free, so that the text does not jump under the thumb.
3. **One typeface, two at most.** And only the letters your languages need.
4. **No stranger’s scripts.** Each chat bubble, counter and map brings its own load. Ask of each what it earned last month.
5. **Work through a gap.** In a lift or a tunnel, what was already read should stay readable, and a half-written form must survive.

## What it brings

We will not quote a study with a percentage: it measured other people’s shops. Measure your own: how many visitors see the second page, and how many of those who opened the form send it. Take the numbers for a month, make the site light, take them again.

## The test for today

Take the oldest phone in the house. Switch off Wi-Fi, open a private window, and open your site while counting aloud. Can you read the first line before three? Does the menu open at the first tap? Then switch on flight mode and go back one page.

If you got to eight, you are in good company. The good news is that light websites are usually cheaper to build and to run, because most of the weight was never needed. It came along in somebody’s template, and nobody asked.`,
    },
    id: {
      title: 'Tetap cepat di ponsel murah: apa yang paling berpengaruh',
      summary:
        'Pengunjung Anda memegang ponsel dua jutaan di jaringan yang padat. Lima keputusan yang terasa oleh mereka, dan satu uji yang bisa dilakukan hari ini.',
      body: `Kami senang menguji website di ponsel yang dipakai pelanggan dari pelanggan kami: umur beberapa tahun, penuh foto, pakai data seluler di jalan yang ramai. Di ponsel seperti itu, banyak website cantik hanya menampilkan layar putih selama lima detik. Lima detik itu lama. Pesaing Anda jaraknya satu ketukan.

## Ke mana perginya waktu

Server yang lebih cepat tidak banyak membantu. Yang memakan waktu adalah ponselnya sendiri, yang harus membaca dan menjalankan skrip halaman. Selama itu halamannya tampak selesai, tetapi ketukan tidak berpengaruh.

## Lima keputusan

1. **Teks lebih dulu.** Halaman sebaiknya tiba sebagai halaman, langsung terbaca, dan skrip menyusul untuk bagian yang memang bergerak.
2. **Gambar sesuai ukuran tampilnya.** Pakai format modern dan sediakan tempatnya, supaya teks tidak melompat di bawah jempol.
3. **Satu jenis huruf, paling banyak dua.** Dan cukup huruf yang dibutuhkan bahasa Anda.
4. **Tanpa skrip titipan.** Setiap gelembung obrolan, penghitung, dan peta membawa bebannya sendiri. Tanyakan apa hasilnya bulan lalu.
5. **Tahan saat sinyal hilang.** Di lift atau terowongan, yang sudah dibaca harus tetap terbaca, dan formulir yang baru setengah terisi tidak boleh hilang.

## Hasilnya

Kami tidak akan mengutip penelitian dengan persentase, karena yang diukur toko orang lain. Ukur punya Anda sendiri: berapa pengunjung yang sampai ke halaman kedua, dan berapa dari yang membuka formulir benar-benar mengirimnya. Catat angkanya sebulan, ringankan situsnya, lalu catat lagi.

## Uji untuk hari ini

Ambil ponsel tertua di rumah. Matikan Wi-Fi, buka jendela privat, lalu buka situs Anda sambil menghitung keras-keras. Baris pertama sudah terbaca sebelum hitungan ketiga? Menunya terbuka pada ketukan pertama? Sekarang nyalakan mode pesawat dan kembali satu halaman.

Kalau hitungannya sampai delapan, Anda tidak sendirian. Kabar baiknya, website yang ringan biasanya juga lebih murah dibuat dan dijalankan, karena sebagian besar bebannya memang tidak pernah diperlukan. Ia ikut terbawa dari template seseorang, dan tidak ada yang bertanya.`,
    },
  },
};

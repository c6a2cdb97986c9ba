import type { SeedPost } from '../shape.ts';

export const acceptingQris: SeedPost = {
  slug: 'qris-payments-on-your-website',
  state: { published: '2025-03-18' },
  cover: {
    id: '0b6f1c52-3d0e-4c1b-9a57-5f3f0f2f8a02',
    hue: 12,
    motif: 'bars',
    alt: {
      en: 'Warm red bars of different heights, like a payment code seen up close',
      id: 'Batang merah hangat beragam tinggi, seperti kode pembayaran dari dekat',
    },
  },
  texts: {
    en: {
      title: 'QRIS on your website, without surprises at the end of the month',
      summary:
        'Showing a QR code is the easy tenth of the work. The rest is knowing, for every order, whether it was paid.',
      body: `One code that every Indonesian bank and wallet can read: QRIS has made it simple to be paid. On a counter, a printed sticker is enough. On a website the sticker becomes a source of trouble, because nobody stands there to look at the customer’s phone.

## Static or dynamic

A **static** code is always the same. The customer types the amount, pays, and sends you a screenshot. Somebody compares it with the bank statement by hand, and screenshots can be edited.

A **dynamic** code is made for one order. It carries the amount, it expires, and the payment provider tells your server when it has been paid. For anything that is ordered online, use this one.

## Believe the provider, not the browser

After paying, the customer’s browser comes back to your site and says “paid”. Treat that as a greeting, not as proof. The proof is the message that the provider sends from its server to yours. Check its signature, check that the amount is the order’s amount, and check again with a question of your own to the provider before goods leave the shelf.

Three cases decide whether the system is any good:

- **The message arrives twice.** It will. The order must be marked as paid once, and only one receipt may go out.
- **The message does not arrive.** A job every few minutes asks for every order that is still open.
- **The customer pays a minute after the code expired.** Decide beforehand: accept it, or refund it, and say so on the page.

## Fees and the day the money comes

Every payment costs a small percentage that depends on the kind of business and sometimes on the amount, and the money reaches your account a day or more later. The rates change now and then, so ask your provider for the current table rather than trusting a blog, ours included. What matters for the software: store the gross amount, the fee and the net amount as three numbers. Your accountant will ask for them.

## Reconciling takes five minutes, if it is built in

At the end of the day there should be one list: orders, payments, settlements, and whatever does not match. In a healthy week the last column is empty. When it is not, you want to see it on Tuesday and not in the yearly accounts.

## Before you begin

You need a registered merchant with a licensed provider, a bank account in the same name, and somebody who answers when a customer writes “I have paid and nothing happens”. The last one is the part no software replaces.`,
    },
    id: {
      title: 'QRIS di website Anda, tanpa kejutan di akhir bulan',
      summary:
        'Menampilkan kode QR itu baru sepersepuluh pekerjaan. Sisanya: memastikan setiap pesanan benar-benar sudah dibayar.',
      body: `Satu kode yang bisa dibaca semua bank dan dompet digital di Indonesia: QRIS membuat menerima pembayaran jadi mudah. Di meja kasir, stiker cetak saja cukup. Di website, stiker yang sama justru bisa jadi sumber masalah, karena tidak ada kasir yang melihat layar ponsel pembeli.

## Statis atau dinamis

Kode **statis** selalu sama. Pembeli mengetik nominal, membayar, lalu mengirim tangkapan layar. Seseorang harus mencocokkannya dengan mutasi rekening satu per satu, padahal tangkapan layar bisa disunting.

Kode **dinamis** dibuat untuk satu pesanan. Nominalnya sudah ada di dalamnya, ada batas waktunya, dan penyedia pembayaran memberi tahu server Anda begitu lunas. Untuk pesanan online, pakailah yang ini.

## Percaya pada penyedia, bukan pada browser

Setelah membayar, browser pembeli kembali ke situs Anda dan berkata “sudah lunas”. Anggap itu sapaan, bukan bukti. Buktinya adalah pesan dari server penyedia ke server Anda. Periksa tanda tangannya, cocokkan nominalnya dengan pesanan, lalu tanyakan sekali lagi ke penyedia sebelum barang keluar dari rak.

Tiga keadaan yang menentukan sistemnya bagus atau tidak:

- **Pesan datang dua kali.** Pasti terjadi. Pesanan cukup ditandai lunas sekali, dan nota hanya boleh terkirim satu.
- **Pesan tidak datang.** Setiap beberapa menit, sistem perlu menanyakan sendiri semua pesanan yang masih terbuka.
- **Pembeli membayar semenit setelah kode kedaluwarsa.** Putuskan dari awal: diterima atau dikembalikan, dan tuliskan di halamannya.

## Biaya, dan kapan uangnya masuk

Setiap transaksi dipotong beberapa persen kecil, tergantung jenis usaha dan kadang nominalnya, dan uang masuk ke rekening sehari atau lebih sesudahnya. Tarifnya berubah dari waktu ke waktu, jadi mintalah tabel terbaru ke penyedia Anda, jangan bergantung pada blog, termasuk blog kami. Yang penting untuk perangkat lunaknya: simpan nominal kotor, biaya, dan nominal bersih sebagai tiga angka terpisah. Bagian keuangan Anda pasti menanyakannya.

## Rekonsiliasi cukup lima menit, asal disiapkan

Di akhir hari sebaiknya ada satu daftar: pesanan, pembayaran, dana yang masuk, dan apa saja yang tidak cocok. Dalam minggu yang lancar, kolom terakhir kosong. Kalau tidak kosong, Anda ingin tahu di hari Selasa, bukan saat tutup buku.

## Sebelum mulai

Siapkan pendaftaran merchant di penyedia berizin, rekening bank atas nama yang sama, dan seseorang yang membalas ketika pelanggan menulis “saya sudah bayar tapi belum ada apa-apa”. Bagian terakhir ini tidak bisa digantikan perangkat lunak mana pun.`,
    },
  },
};

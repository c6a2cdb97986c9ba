import type { SeedPost } from '../shape.ts';

export const cloudCost: SeedPost = {
  slug: 'reading-your-cloud-bill',
  state: { published: '2025-05-20' },
  cover: {
    id: '0b6f1c52-3d0e-4c1b-9a57-5f3f0f2f8a04',
    hue: 228,
    motif: 'waves',
    alt: {
      en: 'Blue waves rising gently from left to right',
      id: 'Gelombang biru yang naik perlahan dari kiri ke kanan',
    },
  },
  texts: {
    en: {
      title: 'Reading your cloud bill before it grows',
      summary:
        'Cloud bills rarely explode. They grow by a little each month, in four places that you can check in half an hour.',
      body: `The cloud is rented by the second, and that is its strength and its trap. Nobody signs a contract for the growth; it comes by itself. Once a quarter, half an hour with the bill is worth more than any clever architecture.

## Four places to look first

**Machines that nobody uses.** The test server from March, the database copied “for a moment”. Sort by age and ask of each one who would notice if it were gone. If nobody answers within a week, switch it off, keep a copy for a month, then delete that too.

**Machines that sleep at night.** An office application is used fifty hours of the week’s 168. If it has to be a machine at all, it can be switched off after work. Services that start on demand and cost nothing in between suit small sites even better.

**Data that leaves.** Storing is cheap, sending is not. A photograph of four megabytes shown as a thumbnail is paid for on every visit, by you and by your visitor’s data plan. Pictures in the right size and a cache in front of them often halve this line.

**Logs kept for ever.** Thirty days answer nearly every question. Decide what you must keep longer for legal reasons, and let the rest go by itself.

## An alarm, and a limit that is really one

Set a budget with messages at a half, at nine tenths and at the full amount, and send them to a person, not to a mailbox nobody opens. Know that on most platforms a budget warns and does not stop anything. What must never run away needs its own limit: at most so many instances, at most so many requests from one sender.

## Reads are money

With databases that charge by the document, a page that reads two thousand records to show twenty is expensive in a quiet way. Count what one visit reads. A list page should read the length of its list, and a public page should be answered from a cache that is renewed when something changes, not when somebody looks.

## When leaving is cheaper

Sometimes the honest advice is a single rented server for a fixed price. Steady load, one country, someone who can look after it: that is a good home for many business applications. The cloud earns its price where the load jumps, where sleep matters, or where nobody wants to patch machines on a Sunday.

Write the monthly amount on the wall next to the number of orders. Their ratio says more than the bill itself.`,
    },
    id: {
      title: 'Membaca tagihan cloud sebelum membengkak',
      summary:
        'Tagihan cloud jarang meledak. Ia naik sedikit demi sedikit, di empat tempat yang bisa diperiksa dalam setengah jam.',
      body: `Cloud disewa per detik. Itu kelebihannya, sekaligus jebakannya. Tidak ada yang menandatangani kontrak untuk kenaikannya; ia naik sendiri. Setengah jam bersama tagihan setiap tiga bulan lebih berguna daripada arsitektur secanggih apa pun.

## Empat tempat yang diperiksa lebih dulu

**Mesin yang tidak dipakai siapa pun.** Server uji coba dari bulan Maret, basis data yang disalin “sebentar saja”. Urutkan dari yang paling tua dan tanyakan siapa yang akan kehilangan kalau dimatikan. Kalau seminggu tidak ada yang menjawab, matikan, simpan salinannya sebulan, lalu hapus juga.

**Mesin yang menganggur malam hari.** Aplikasi kantor dipakai lima puluh dari 168 jam seminggu. Kalau memang harus berupa mesin, ia bisa dimatikan selepas jam kerja. Untuk situs kecil, layanan yang menyala hanya saat diminta dan gratis selebihnya malah lebih cocok.

**Data yang keluar.** Menyimpan itu murah, mengirim tidak. Foto empat megabyte yang tampil sebagai gambar kecil dibayar pada setiap kunjungan, oleh Anda dan oleh kuota pengunjung. Gambar dengan ukuran yang pas ditambah cache di depannya sering memangkas pos ini sampai separuh.

**Log yang disimpan selamanya.** Tiga puluh hari menjawab hampir semua pertanyaan. Tentukan mana yang wajib disimpan lebih lama karena aturan, sisanya biarkan terhapus otomatis.

## Peringatan, dan batas yang sungguh-sungguh

Pasang anggaran dengan pesan saat terpakai separuh, sembilan per sepuluh, dan penuh, lalu kirim ke orang, bukan ke kotak email yang tidak pernah dibuka. Perlu diingat: di kebanyakan platform, anggaran hanya memperingatkan dan tidak menghentikan apa pun. Yang tidak boleh lepas kendali perlu batasnya sendiri: maksimal sekian instans, maksimal sekian permintaan dari satu pengirim.

## Membaca data itu bayar

Pada basis data yang menghitung per dokumen, halaman yang membaca dua ribu catatan untuk menampilkan dua puluh itu mahal secara diam-diam. Hitung berapa yang dibaca dalam satu kunjungan. Halaman daftar cukup membaca sepanjang daftarnya, dan halaman publik sebaiknya dijawab dari cache yang diperbarui saat ada perubahan, bukan setiap kali ada yang melihat.

## Kapan lebih murah pindah

Kadang saran yang jujur adalah satu server sewaan dengan harga tetap. Beban stabil, satu negara, ada yang merawat: itu rumah yang baik untuk banyak aplikasi bisnis. Cloud sepadan dengan harganya ketika beban naik turun, ketika Anda ingin tidur nyenyak, atau ketika tidak ada yang mau memperbarui server di hari Minggu.

Tempelkan angka tagihan bulanan di dinding, di sebelah jumlah pesanan. Perbandingan keduanya lebih banyak bercerita daripada tagihannya sendiri.`,
    },
  },
};

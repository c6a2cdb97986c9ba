import type { SeedPost } from '../shape.ts';

/** Published in Indonesian only. */
export const changingVendors: SeedPost = {
  slug: 'sebelum-ganti-vendor-aplikasi',
  state: { published: '2025-10-07' },
  cover: {
    id: '0b6f1c52-3d0e-4c1b-9a57-5f3f0f2f8a07',
    hue: 190,
    motif: 'circles',
    alt: {
      en: 'Teal circles passing something on to each other',
      id: 'Lingkaran hijau kebiruan yang seolah saling mengoper',
    },
  },
  texts: {
    id: {
      title: 'Sebelum ganti vendor aplikasi: daftar periksa serah terima',
      summary:
        'Pindah vendor tidak harus berarti mulai dari nol. Ini yang perlu Anda pegang sebelum mengucapkan terima kasih kepada vendor lama.',
      body: `Hubungan kerja bisa selesai baik-baik, dan tetap saja aplikasinya macet sebulan setelah itu karena tidak ada yang tahu kata sandi domain. Daftar ini kami susun dari serah terima yang pernah kami ikuti, sebagai pihak lama maupun pihak baru. Kerjakan selagi semua pihak masih saling membalas pesan.

## Yang harus atas nama Anda

- **Domain.** Terdaftar atas nama usaha, dengan email yang Anda kuasai. Ini nomor satu, karena tanpa domain semuanya berhenti.
- **Akun cloud dan metode pembayarannya.** Anda sebagai pemilik, vendor cukup diundang.
- **Akun toko aplikasi.** Aplikasi bisa dipindah antarakun, tetapi prosesnya butuh persetujuan pemilik lama.
- **Nomor WhatsApp bisnis dan akun pembayaran.** Termasuk siapa yang menerima kode verifikasinya.

## Yang harus bisa dijalankan orang lain

Mintalah kode sumber lengkap dengan riwayatnya, bukan sekadar berkas terkompresi. Lalu lakukan satu uji sederhana: minta orang yang belum pernah melihat proyeknya mengikuti petunjuk dari nol sampai aplikasinya jalan di laptop. Kalau berhasil dalam setengah hari, dokumentasinya cukup. Kalau tidak, catat di langkah mana ia berhenti dan minta bagian itu dilengkapi.

## Data

Minta ekspor penuh dalam format yang bisa dibaca tanpa aplikasinya, dan cocokkan jumlahnya: berapa pelanggan, berapa pesanan, berapa berkas. Pastikan juga cadangan terakhir benar-benar bisa dipulihkan. Setelah pindah, mintalah pernyataan tertulis bahwa salinan di pihak lama sudah dihapus. Ini bagian dari kewajiban Anda terhadap data pelanggan.

## Kunci dan akses

Buat daftar semua kata sandi, kunci API, dan sertifikat beserta tanggal kedaluwarsanya. Di hari serah terima, ganti semuanya. Bukan karena curiga, tetapi karena itu melindungi kedua belah pihak kalau suatu hari ada masalah.

## Yang hanya ada di kepala

Sediakan dua jam untuk bercerita: apa yang sering rusak, apa yang dijalankan secara manual setiap awal bulan, fitur mana yang sebenarnya tidak dipakai siapa pun. Rekam, dengan izin. Dua jam ini biasanya menghemat dua minggu.

## Berapa lama?

Untuk aplikasi kecil, sediakan dua minggu dengan kedua vendor sama-sama terlibat. Bayar vendor lama untuk waktu itu. Serah terima yang dibayar selalu lebih rapi daripada yang diminta sebagai bantuan.`,
    },
  },
};

import type { SeedPost } from '../shape.ts';

/** Scheduled: appears two weeks after the seeding. */
export const restoringBackups: SeedPost = {
  slug: 'a-backup-you-have-restored',
  author: 'engineering',
  state: 'scheduled',
  cover: {
    id: '0b6f1c52-3d0e-4c1b-9a57-5f3f0f2f8a08',
    hue: 100,
    motif: 'waves',
    alt: {
      en: 'Green waves that return to where they began',
      id: 'Gelombang hijau yang kembali ke tempat semula',
    },
  },
  texts: {
    en: {
      title: 'A backup is one that you have restored',
      summary:
        'Everybody has backups until they need them. A small routine, four times a year, that turns hope into knowledge.',
      body: `“We have backups” is a sentence about the past. Somebody set something up, once. Whether it still runs, whether it holds everything, and how long it takes to come back: only a restore tells you.

## The routine

Four times a year, on a quiet morning, take the newest backup and bring it to life on an empty machine. Not over the real system: beside it. Then look at three things.

- **Is it complete?** Count customers, orders and files, and compare with today.
- **How old is it?** The difference between the backup and now is what you would lose on a bad day. Is that all right for orders? For payments?
- **How long did it take?** Write down the minutes. This is how long the shop would be closed.

The first time, something is missing. It nearly always is: the uploaded pictures, the configuration, the one key that was only on the old laptop. Finding that out on a quiet morning is the whole point.

## Three copies, two places, one out of reach

Keep three copies, in at least two different places, and one of them where nobody with a stolen password can delete it. Most storage services can lock a file for thirty days, even against its owner. Switch that on. An attacker who encrypts your system looks for the backups first.

## What people forget

Configuration and secrets belong to it, kept separately and encrypted. So do the accounts at the domain registrar and the cloud, with a second person who can get in. And deleted records: if customers asked you to delete something, a restore must not bring it back to stay. Keep a list of what to delete again.

## What it costs

Storage for a small business costs less than the coffee in the meeting about it. The routine costs half a day a quarter. Compare that with the one figure that you wrote down, the minutes the shop would be closed, and with what you earn in those minutes.

If nobody in the house wants to do it, ask us; we would be glad to sit next to you the first time, and leave you with a page that says exactly how to do it the second.`,
    },
    id: {
      title: 'Cadangan data baru berarti kalau sudah pernah dipulihkan',
      summary:
        'Semua orang punya cadangan data, sampai saatnya dibutuhkan. Kebiasaan kecil, empat kali setahun, yang mengubah harapan jadi kepastian.',
      body: `“Kami punya backup” adalah kalimat tentang masa lalu. Seseorang pernah memasangnya. Apakah masih jalan, apakah isinya lengkap, dan berapa lama sampai semuanya kembali: hanya pemulihan yang bisa menjawab.

## Kebiasaannya

Empat kali setahun, di pagi yang tenang, ambil cadangan terbaru dan hidupkan di mesin kosong. Jangan menimpa sistem yang asli, cukup di sampingnya. Lalu lihat tiga hal.

- **Lengkap?** Hitung pelanggan, pesanan, dan berkas, lalu bandingkan dengan hari ini.
- **Seberapa tua?** Selisih antara cadangan dan sekarang adalah yang hilang di hari buruk. Untuk pesanan, apakah bisa diterima? Untuk pembayaran?
- **Berapa lama?** Catat menitnya. Selama itulah toko Anda akan tutup.

Pada percobaan pertama pasti ada yang kurang. Hampir selalu: foto unggahan, konfigurasi, atau satu kunci yang hanya ada di laptop lama. Mengetahuinya di pagi yang tenang, itulah tujuannya.

## Tiga salinan, dua tempat, satu di luar jangkauan

Simpan tiga salinan, setidaknya di dua tempat berbeda, dan satu di antaranya di tempat yang tidak bisa dihapus oleh siapa pun yang memegang kata sandi curian. Kebanyakan layanan penyimpanan bisa mengunci berkas selama tiga puluh hari, bahkan terhadap pemiliknya. Nyalakan fitur itu. Penyerang yang mengunci sistem Anda mencari cadangannya lebih dulu.

## Yang sering terlupa

Konfigurasi dan kunci rahasia juga termasuk, disimpan terpisah dan terenkripsi. Begitu pula akun di penyedia domain dan cloud, dengan orang kedua yang bisa masuk. Lalu data yang sudah dihapus: kalau pelanggan pernah meminta datanya dihapus, pemulihan tidak boleh menghidupkannya lagi. Simpan daftar apa saja yang harus dihapus ulang.

## Biayanya

Penyimpanan untuk usaha kecil lebih murah daripada kopi di rapat yang membahasnya. Kebiasaannya makan setengah hari tiap tiga bulan. Bandingkan dengan satu angka yang tadi dicatat, yaitu berapa menit toko tutup, dan berapa yang Anda hasilkan dalam menit-menit itu.

Kalau di kantor tidak ada yang sempat, hubungi kami. Kami senang mendampingi yang pertama, dan meninggalkan satu halaman petunjuk untuk yang kedua.`,
    },
  },
};

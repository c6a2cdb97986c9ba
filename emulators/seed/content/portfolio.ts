import type { SeedPortfolioItem } from './shape.ts';

const coverId = (number: number) =>
  `4f2a9d10-7c43-4e55-8b1d-1c2d3e4f50${String(number).padStart(2, '0')}`;

/** Example projects: what the studio could show, and said to be examples. In the order of the page. */
export const portfolio: SeedPortfolioItem[] = [
  {
    slug: 'example-clinic-queue',
    cover: {
      id: coverId(1),
      hue: 170,
      motif: 'circles',
      alt: {
        en: 'Green circles in a row, growing towards the right',
        id: 'Deretan lingkaran hijau yang membesar ke kanan',
      },
    },
    year: '2024',
    services: ['apps'],
    testimonial: 'seed-testimonial-2',
    texts: {
      en: {
        title: 'Example project: queue numbers for a clinic',
        summary:
          'Patients take a number from home and see how many are before them. An example of a custom web app.',
        body: `**This is an example project**, here to show how our work is presented.

Patients book a time of day from their phone and receive a number. A page without any login shows how many people are before them, so that they leave home when it is worth it. The front desk works on one screen with three buttons: next, missed, add.

- Works on the clinic’s old tablet and on a weak connection
- Numbers stay correct when two desks press “next” at once
- Ten minutes of training for new staff`,
        situation:
          'Example text: patients came at six in the morning for a paper number, and stood in the corridor until noon.\n\nThe front desk answered “how many are before me?” all day.',
        decision:
          'Example text: no app to install. A web page with a number, because every patient has a browser and few have room for another app.',
        outcome:
          'Example text: the corridor is empty before eight, and the front desk speaks with patients about other things.',
        figure: '45',
        unit: 'minutes less in the corridor (an invented figure)',
      },
      id: {
        title: 'Contoh proyek: nomor antrean klinik',
        summary:
          'Pasien mengambil nomor dari rumah dan tahu berapa orang di depannya. Contoh aplikasi web khusus.',
        body: `**Ini contoh proyek**, untuk memperlihatkan cara kami menyajikan hasil kerja.

Pasien memilih jam dari ponsel dan langsung mendapat nomor. Sebuah halaman tanpa login menampilkan berapa orang yang masih di depan, jadi mereka berangkat saat memang sudah waktunya. Petugas cukup satu layar dengan tiga tombol: berikutnya, terlewat, tambah.

- Lancar di tablet lama milik klinik, juga saat koneksi lemah
- Nomor tetap benar walau dua loket menekan “berikutnya” bersamaan
- Petugas baru cukup belajar sepuluh menit`,
        situation:
          'Contoh teks: pasien datang pukul enam pagi demi nomor kertas, lalu berdiri di lorong sampai siang.\n\nSepanjang hari petugas menjawab “berapa orang lagi di depan saya?”',
        decision:
          'Contoh teks: tanpa aplikasi yang harus dipasang. Cukup halaman web dengan nomor, karena semua pasien punya browser dan jarang yang punya ruang untuk aplikasi baru.',
        outcome:
          'Contoh teks: lorong sudah sepi sebelum pukul delapan, dan petugas bisa melayani hal lain.',
        figure: '45',
        unit: 'menit lebih singkat di lorong (angka karangan)',
      },
    },
  },
  {
    slug: 'example-order-assistant',
    cover: {
      id: coverId(2),
      hue: 262,
      motif: 'waves',
      alt: {
        en: 'Violet waves flowing into each other',
        id: 'Gelombang ungu yang saling bertaut',
      },
    },
    year: '2025',
    services: ['automation', 'cloud'],
    texts: {
      en: {
        title: 'Example project: a WhatsApp order assistant for a bakery',
        summary:
          'Orders written in everyday words become a list that the kitchen can bake from. An example of AI automation.',
        body: `**This is an example project**, here to show how our work is presented.

Customers write as they always have: “two pandan and the usual box for Friday”. The assistant turns this into an order, reads it back, and asks only about what is missing. Anything unusual goes to a person, with the conversation so far.

- A person confirms every order over a limit that the owner sets
- Tomorrow’s baking list is ready at eight in the evening
- Measured each week: how many orders needed a person, and why`,
      },
      id: {
        title: 'Contoh proyek: asisten pesanan WhatsApp untuk toko roti',
        summary:
          'Pesanan dengan bahasa sehari-hari berubah jadi daftar yang siap dikerjakan dapur. Contoh otomasi dengan AI.',
        body: `**Ini contoh proyek**, untuk memperlihatkan cara kami menyajikan hasil kerja.

Pelanggan menulis seperti biasa: “pandan dua sama kotak yang biasa buat Jumat ya”. Asisten mengubahnya jadi pesanan, membacakan ulang, dan hanya menanyakan yang kurang. Hal yang tidak biasa diteruskan ke orang, lengkap dengan percakapannya.

- Pesanan di atas batas yang ditentukan pemilik selalu dikonfirmasi orang
- Daftar produksi besok siap pukul delapan malam
- Diukur tiap minggu: berapa pesanan yang perlu bantuan orang, dan sebabnya`,
      },
    },
  },
  {
    slug: 'example-warehouse-stock',
    cover: {
      id: coverId(3),
      hue: 32,
      motif: 'bars',
      alt: {
        en: 'Amber bars standing like shelves in a warehouse',
        id: 'Batang kuning tua berjajar seperti rak gudang',
      },
    },
    texts: {
      en: {
        title: 'Example project: stock counts that work offline',
        summary:
          'Counting with the phone between metal shelves, and one correct figure at the end. An example of a custom app.',
        body: `**This is an example project**, here to show how our work is presented.

Between metal shelves there is no signal. The app scans and counts all the same, and brings the counts together when the connection is back. Where two people counted the same shelf differently, both figures are shown and somebody decides; nothing is overwritten in silence.

- Eight hours of work without a connection
- Every change says who, when and from which device
- Export for the accounting program that is already there`,
      },
      id: {
        title: 'Contoh proyek: hitung stok tanpa sinyal',
        summary:
          'Menghitung dengan ponsel di antara rak besi, dan hasil akhirnya satu angka yang benar. Contoh aplikasi khusus.',
        body: `**Ini contoh proyek**, untuk memperlihatkan cara kami menyajikan hasil kerja.

Di antara rak besi tidak ada sinyal. Aplikasi tetap memindai dan menghitung, lalu menyatukan hasilnya saat koneksi kembali. Kalau dua orang menghitung rak yang sama dengan hasil berbeda, keduanya ditampilkan dan ada yang memutuskan; tidak ada data yang diam-diam tertimpa.

- Delapan jam bekerja tanpa koneksi
- Setiap perubahan mencatat siapa, kapan, dan dari perangkat mana
- Ekspor ke program akuntansi yang sudah dipakai`,
      },
    },
  },
  {
    slug: 'example-cloud-move',
    cover: {
      id: coverId(4),
      hue: 214,
      motif: 'circles',
      alt: {
        en: 'Blue circles overlapping like clouds',
        id: 'Lingkaran biru bertumpuk seperti awan',
      },
    },
    texts: {
      en: {
        title: 'Example project: from the office server to the cloud',
        summary:
          'A move in four weekends with a way back after each. An example of cloud consulting.',
        body: `**This is an example project**, here to show how our work is presented.

A trading company kept orders, files and mail on one server under a desk. We moved one service per weekend, each with a rehearsal, a checklist and a tested way back, and left the server standing for a month.

- A monthly budget with an alarm at half of it
- Backups restored once a quarter, with the time it took written down
- Documentation that the company’s own staff can follow`,
      },
      id: {
        title: 'Contoh proyek: dari server kantor ke cloud',
        summary:
          'Pindah dalam empat akhir pekan, masing-masing dengan jalan kembali. Contoh konsultasi cloud.',
        body: `**Ini contoh proyek**, untuk memperlihatkan cara kami menyajikan hasil kerja.

Sebuah perusahaan dagang menyimpan pesanan, berkas, dan email di satu server di bawah meja. Kami memindahkan satu layanan tiap akhir pekan, masing-masing dengan gladi bersih, daftar periksa, dan jalan kembali yang sudah diuji. Server lama dibiarkan menyala sebulan.

- Anggaran bulanan dengan peringatan saat terpakai separuhnya
- Cadangan data dicoba dipulihkan tiap tiga bulan, dan lamanya dicatat
- Dokumentasi yang bisa diikuti karyawan sendiri`,
      },
    },
  },
  {
    slug: 'example-school-payments',
    cover: {
      id: coverId(5),
      hue: 345,
      motif: 'tiles',
      alt: {
        en: 'Rose tiles of two sizes in a loose grid',
        id: 'Ubin merah muda dua ukuran dalam susunan longgar',
      },
    },
    texts: {
      en: {
        title: 'Example project: school fees with QRIS',
        summary:
          'Parents pay from a link, the office sees what is unpaid. An example of a custom web app with payments.',
        body: `**This is an example project**, here to show how our work is presented.

Every month each family receives one link with one amount. They pay with QRIS; the office no longer compares screenshots. What does not match stands in a list of its own, and most days that list is empty.

- Paid twice by mistake: found and shown, refund prepared
- Reminders that stop the moment a payment arrives
- The treasurer’s report in one click`,
      },
      id: {
        title: 'Contoh proyek: pembayaran sekolah dengan QRIS',
        summary:
          'Orang tua membayar dari tautan, tata usaha tahu mana yang belum. Contoh aplikasi web dengan pembayaran.',
        body: `**Ini contoh proyek**, untuk memperlihatkan cara kami menyajikan hasil kerja.

Tiap bulan setiap keluarga menerima satu tautan dengan satu nominal. Mereka membayar dengan QRIS; tata usaha tidak perlu lagi mencocokkan tangkapan layar. Yang tidak cocok masuk daftar tersendiri, dan hampir setiap hari daftar itu kosong.

- Terbayar dua kali: ketahuan, ditampilkan, pengembaliannya disiapkan
- Pengingat berhenti begitu pembayaran masuk
- Laporan bendahara cukup sekali klik`,
      },
    },
  },
  {
    slug: 'example-workshop-website',
    cover: {
      id: coverId(6),
      hue: 130,
      motif: 'waves',
      alt: {
        en: 'Soft green waves like hills in the morning',
        id: 'Gelombang hijau lembut seperti bukit di pagi hari',
      },
    },
    texts: {
      en: {
        title: 'Example project: a bilingual website for a furniture workshop',
        summary:
          'A catalogue that buyers abroad and neighbours can both read, kept up to date by the owner.',
        body: `**This is an example project**, here to show how our work is presented.

The workshop sells to neighbours and to buyers overseas. Each piece has one page in Indonesian and one in English, side by side in the editor, and the site says which translation is behind. It opens quickly on a cheap phone, because that is what most visitors hold.

- Photographs resized and compressed by themselves
- Enquiries arrive with the piece that was looked at
- No monthly plug-in fees`,
      },
      id: {
        title: 'Contoh proyek: website dua bahasa untuk bengkel mebel',
        summary:
          'Katalog yang nyaman dibaca pembeli luar negeri maupun tetangga, dan diperbarui sendiri oleh pemiliknya.',
        body: `**Ini contoh proyek**, untuk memperlihatkan cara kami menyajikan hasil kerja.

Bengkel ini menjual ke tetangga sekaligus pembeli di luar negeri. Setiap barang punya halaman bahasa Indonesia dan Inggris, ditulis berdampingan, dan sistem memberi tahu terjemahan mana yang perlu diperbarui. Situsnya cepat terbuka di ponsel murah, karena itulah yang dipegang kebanyakan pengunjung.

- Foto diperkecil dan dikompresi otomatis
- Pertanyaan masuk lengkap dengan barang yang sedang dilihat
- Tanpa biaya plugin bulanan`,
      },
    },
  },
];

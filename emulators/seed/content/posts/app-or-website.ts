import type { SeedPost } from '../shape.ts';

export const appOrWebsite: SeedPost = {
  slug: 'app-or-website-first',
  state: { published: '2025-02-11' },
  cover: {
    id: '0b6f1c52-3d0e-4c1b-9a57-5f3f0f2f8a01',
    hue: 205,
    motif: 'tiles',
    alt: {
      en: 'Pattern of blue tiles, some rounded like phone screens',
      id: 'Pola ubin biru, sebagian membulat seperti layar ponsel',
    },
  },
  texts: {
    en: {
      title: 'An app or a website: which should come first?',
      summary:
        'Most businesses that ask us for an app need a good website first. Five questions tell you which side you are on.',
      body: `“We need an app” is how many first conversations begin. Sometimes it is true. More often the business needs what an app promises (customers who come back, orders without phone calls) and can have it sooner and cheaper with a website.

## Where a website wins

A website opens from a link. Nobody installs anything, nobody has to free up storage, and a search engine can send you visitors you have never met. You fix a mistake at ten in the morning and everybody has the fix at one minute past ten.

For a shop, a clinic or a workshop whose customers come a few times a year, this is nearly always the right start. Installing an app is a small promise, and people do not make it to a business that they visit twice a year.

## Where an app wins

An app earns its place when people use it every day or every week, when it must work where there is no signal, or when it needs what only the phone can give: a scanner used all day, Bluetooth devices, location in the background. A courier’s route list is an app. A restaurant’s menu is not.

## Five questions

1. **How often will one person use it?** Less than once a week points to a website.
2. **Who are they?** Your own twelve staff can be asked to install something. Strangers cannot.
3. **Does it have to work without a connection?** For hours: an app. For a minute in a lift: a modern website can do that.
4. **Does it need the phone’s hardware all day?** The camera once, for a photo of a receipt, is no reason.
5. **Who will look after it?** Two app stores mean reviews, yearly requirements and old versions that stay on phones for years.

## The way in between

A website can be put on the home screen, open without the browser’s bar, keep working through a short outage, and send notifications on most phones. We often begin there: three months later the numbers show who comes back, how often, and for what. If they argue for an app, its server part is already built and only the shell is new.

## What we would avoid

Building both at once “to be safe”. Two half-finished products cost more than one finished one, and the second one is always better designed once the first has taught you what people do.

If you are unsure, write down what one customer does from the first click to the last. We will gladly read it with you, and tell you honestly if a form and a WhatsApp link would do.`,
    },
    id: {
      title: 'Aplikasi atau website: mana yang lebih dulu?',
      summary:
        'Kebanyakan usaha yang datang meminta aplikasi sebenarnya lebih dulu butuh website yang baik. Lima pertanyaan ini membantu Anda menentukan.',
      body: `“Kami butuh aplikasi.” Banyak obrolan pertama dengan kami dimulai dari kalimat itu. Kadang memang benar. Tetapi lebih sering, yang dibutuhkan adalah janji di balik aplikasi, yaitu pelanggan yang kembali dan pesanan yang masuk tanpa telepon, dan itu bisa dicapai lebih cepat dan lebih hemat lewat website.

## Kapan website lebih unggul

Website cukup dibuka dari tautan. Tidak ada yang perlu diinstal, memori ponsel tidak perlu dikosongkan, dan mesin pencari bisa mendatangkan orang yang belum pernah mengenal Anda. Salah ketik diperbaiki pukul sepuluh, semenit kemudian semua orang sudah melihat versi yang benar.

Untuk toko, klinik, atau bengkel yang pelanggannya datang beberapa kali setahun, ini hampir selalu langkah awal yang tepat. Menginstal aplikasi itu semacam komitmen kecil, dan orang tidak memberikannya kepada usaha yang mereka datangi dua kali setahun.

## Kapan aplikasi lebih unggul

Aplikasi pantas dibuat kalau dipakai setiap hari atau setiap minggu, kalau harus tetap jalan tanpa sinyal, atau kalau butuh sesuatu yang hanya dimiliki ponsel: pemindai yang dipakai seharian, perangkat Bluetooth, lokasi yang berjalan di latar belakang. Daftar rute kurir cocok jadi aplikasi. Daftar menu restoran tidak.

## Lima pertanyaan

1. **Seberapa sering satu orang memakainya?** Kurang dari seminggu sekali, pilih website.
2. **Siapa pemakainya?** Dua belas karyawan sendiri bisa diminta menginstal. Orang yang belum kenal tidak.
3. **Harus jalan tanpa koneksi?** Kalau berjam-jam, aplikasi. Kalau cuma semenit di dalam lift, website modern sanggup.
4. **Butuh perangkat keras ponsel sepanjang hari?** Kamera sekali untuk memotret struk belum jadi alasan.
5. **Siapa yang merawat?** Dua toko aplikasi berarti proses tinjauan, syarat baru tiap tahun, dan versi lama yang bertahan bertahun-tahun di ponsel orang.

## Jalan tengah

Website bisa dipasang di layar utama, terbuka tanpa bilah browser, tetap bertahan saat koneksi putus sebentar, dan mengirim notifikasi di sebagian besar ponsel. Kami sering mulai dari sini. Tiga bulan kemudian angkanya bicara sendiri: siapa yang kembali, seberapa sering, untuk apa. Kalau hasilnya memang mengarah ke aplikasi, bagian servernya sudah jadi dan tinggal membuat tampilannya.

## Yang sebaiknya dihindari

Membuat keduanya sekaligus “biar aman”. Dua produk setengah jadi lebih mahal daripada satu yang selesai, dan produk kedua selalu lebih baik setelah yang pertama mengajarkan kebiasaan pemakainya.

Masih ragu? Tuliskan apa yang dilakukan seorang pelanggan dari klik pertama sampai selesai. Kami senang membacanya bersama Anda, dan akan terus terang kalau ternyata cukup formulir dan tautan WhatsApp.`,
    },
  },
};

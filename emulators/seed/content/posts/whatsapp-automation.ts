import type { SeedPost } from '../shape.ts';

export const whatsappAutomation: SeedPost = {
  slug: 'what-to-automate-on-whatsapp',
  state: { published: '2025-04-22' },
  cover: {
    id: '0b6f1c52-3d0e-4c1b-9a57-5f3f0f2f8a03',
    hue: 150,
    motif: 'circles',
    alt: {
      en: 'Green circles of growing size, like a conversation getting louder',
      id: 'Lingkaran hijau yang makin besar, seperti percakapan yang makin ramai',
    },
  },
  texts: {
    en: {
      title: 'What to automate on WhatsApp, and what to leave to people',
      summary:
        'A good assistant answers the ten questions that come every day and knows when to step aside. How to find those ten.',
      body: `In most small businesses here, WhatsApp is the front door. It is also where the day disappears: the same address, the same price list, the same “is this still available?”, forty times before lunch. Automating that is sensible. Automating everything is how customers learn to write “HUMAN PLEASE” in capitals.

## Count before you build

Take last week’s conversations and sort them, on paper, into piles: opening hours, prices, stock, order status, complaints, everything else. Two hours are enough. In our experience a handful of piles hold most of the messages, and they are the boring ones. Those are your candidates. A pile with three messages in it is not worth a single line of code.

## Good to automate

- **Facts that are written down somewhere**: hours, address, shipping costs, sizes.
- **Status of an order**, if your system knows it. If it does not, fix that first.
- **Collecting what is missing**: name, date, quantity, asked one at a time.
- **Reminders** that the customer has agreed to, with a way to stop them.

## Leave to people

Complaints, anything about health or money that went wrong, a customer who asks the same thing twice, and a large order. The assistant’s task here is to notice, to say who will answer and when, and to hand over the conversation so that nobody has to repeat the story.

## Language models, with a short lead

A language model understands “two pandan and the usual for Friday”, which a menu of numbers never will. It also invents, politely and fluently. So give it your price list rather than its memory, let it propose an order rather than place it, and let it say “I will ask a colleague” without shame. Every answer should be traceable to a document that you wrote.

## Rules of the house

Outside the 24 hours after a customer’s last message, the official platform only lets you send approved templates, and each has a price. Unofficial tools avoid this until the day your number is blocked, along with every conversation on it. We do not build on them.

## How you know that it works

Measure two numbers each week: how many conversations ended without a person, and how many of those customers came back with the same question. The first should rise slowly. If the second rises with it, you have not saved work; you have hidden it.`,
    },
    id: {
      title: 'Apa yang perlu diotomatiskan di WhatsApp, dan apa yang sebaiknya tetap dijawab orang',
      summary:
        'Asisten yang baik menjawab sepuluh pertanyaan yang datang setiap hari dan tahu kapan harus mundur. Begini cara menemukan sepuluh itu.',
      body: `Bagi kebanyakan usaha kecil di sini, WhatsApp adalah pintu depan. Di situ pula waktu habis: alamat yang sama, daftar harga yang sama, “kak, ini masih ada?” empat puluh kali sebelum makan siang. Mengotomatiskan yang seperti itu masuk akal. Mengotomatiskan semuanya membuat pelanggan akhirnya menulis “MAU BICARA SAMA ORANG” pakai huruf besar.

## Hitung dulu sebelum membangun

Ambil percakapan seminggu terakhir dan kelompokkan di kertas: jam buka, harga, stok, status pesanan, keluhan, lain-lain. Dua jam cukup. Dari pengalaman kami, beberapa kelompok saja sudah menampung sebagian besar pesan, dan isinya justru yang membosankan. Itulah calon otomasi. Kelompok yang cuma berisi tiga pesan tidak sepadan dengan satu baris kode pun.

## Cocok diotomatiskan

- **Fakta yang sudah tertulis**: jam buka, alamat, ongkos kirim, ukuran.
- **Status pesanan**, kalau sistem Anda memang tahu. Kalau belum, benahi itu dulu.
- **Melengkapi data yang kurang**: nama, tanggal, jumlah, ditanyakan satu per satu.
- **Pengingat** yang sudah disetujui pelanggan, dan bisa dihentikan kapan saja.

## Serahkan ke orang

Keluhan, urusan kesehatan atau uang yang bermasalah, pelanggan yang bertanya hal sama dua kali, dan pesanan besar. Tugas asisten di sini: mengenali, memberi tahu siapa yang akan menjawab dan kapan, lalu meneruskan percakapannya supaya pelanggan tidak perlu bercerita dari awal.

## Model bahasa, dengan batas yang ketat

Model bahasa paham “pandan dua sama yang biasa buat Jumat”, sesuatu yang tidak pernah bisa dilakukan menu angka. Tetapi ia juga bisa mengarang dengan sopan dan lancar. Jadi beri ia daftar harga Anda, jangan andalkan ingatannya. Biarkan ia menyusun pesanan, bukan mengesahkannya. Dan biarkan ia berkata “saya tanyakan dulu ya”. Setiap jawaban harus bisa dirunut ke dokumen yang Anda tulis sendiri.

## Aturan mainnya

Lewat 24 jam dari pesan terakhir pelanggan, platform resmi hanya mengizinkan template yang sudah disetujui, dan tiap template ada biayanya. Alat tidak resmi menghindari aturan ini, sampai suatu hari nomor Anda diblokir beserta semua percakapannya. Kami tidak membangun di atas itu.

## Cara tahu hasilnya

Ukur dua angka tiap minggu: berapa percakapan selesai tanpa bantuan orang, dan berapa dari pelanggan itu yang kembali dengan pertanyaan sama. Yang pertama seharusnya naik pelan-pelan. Kalau yang kedua ikut naik, pekerjaannya tidak berkurang, hanya tersembunyi.`,
    },
  },
};

import type { SeedPost } from '../shape.ts';

export const keepingDataSafe: SeedPost = {
  slug: 'customer-data-and-uu-pdp',
  state: { published: '2025-06-24' },
  cover: {
    id: '0b6f1c52-3d0e-4c1b-9a57-5f3f0f2f8a05',
    hue: 285,
    motif: 'tiles',
    alt: {
      en: 'Violet tiles closely fitted together, like a wall of small doors',
      id: 'Ubin ungu yang tersusun rapat, seperti dinding pintu-pintu kecil',
    },
  },
  texts: {
    en: {
      title: 'Customer data and the UU\u00a0PDP: a plain checklist for small businesses',
      summary:
        'Indonesia’s personal data law applies to a shop with a spreadsheet too. Seven things that cost little and prevent most of the trouble.',
      body: `Law Number 27 of 2022 on Personal Data Protection, UU\u00a0PDP for short, has applied in full since October 2024. It does not ask how big you are. A workshop that keeps customers’ names, numbers and addresses in a spreadsheet processes personal data, and the customers have rights over it.

We build software and are not lawyers, so take this as a technician’s list. For the finer questions, ask a lawyer.

## Seven things

1. **Write down what you keep.** One page: which data, what for, where it lies, who can see it, when it goes. Most surprises turn up while writing it.
2. **Ask for less.** A date of birth “for later” is a risk today. A contact form needs a name, a way to answer and the question.
3. **Say why, in plain words**, where the data is asked for, in the language the customer reads. Consent hidden in ten pages is hardly consent.
4. **Give every person their own login.** A shared password cannot be withdrawn from the one colleague who leaves. Add a second factor for whoever can see everything.
5. **Be able to answer.** A customer may ask what you hold, have it corrected, or have it deleted. Try it once with your own record, with a clock running.
6. **Delete by date.** Enquiries that came to nothing can go after a year. Let the system do it; nobody remembers.
7. **Practise the bad day.** The law wants affected people and the authority told in writing within three times 24\u00a0hours. Know beforehand who writes, to whom, and where the list of affected people would come from.

## What this means for software

Access is decided on the server, never by hiding a button. Backups are encrypted and somebody has restored one. Logs do not contain what customers typed. Uploads are checked and never served as they came. And the export that everyone wants for their spreadsheet is made by people who may, with a note of who did.

## Outside help

Whoever processes data for you, a mailing service or a studio like ours, does it on your instructions, and the agreement should say so: what for, how long, where, and what happens to the data at the end. Ask us for it. If a supplier finds the question strange, that is an answer too.

None of this needs a large budget. It needs one afternoon, and the same afternoon again next year.`,
    },
    id: {
      title: 'Data pelanggan dan UU\u00a0PDP: daftar sederhana untuk usaha kecil',
      summary:
        'UU\u00a0Pelindungan Data Pribadi juga berlaku untuk toko yang hanya punya satu spreadsheet. Tujuh hal murah yang mencegah sebagian besar masalah.',
      body: `Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, singkatnya UU\u00a0PDP, berlaku penuh sejak Oktober 2024. Undang-undang ini tidak bertanya seberapa besar usaha Anda. Bengkel yang menyimpan nama, nomor, dan alamat pelanggan di spreadsheet sudah memproses data pribadi, dan pelanggannya punya hak atas data itu.

Kami pembuat perangkat lunak, bukan ahli hukum, jadi anggap ini daftar dari sisi teknis. Untuk pertanyaan yang lebih rinci, bicaralah dengan konsultan hukum.

## Tujuh hal

1. **Catat apa yang disimpan.** Satu halaman saja: data apa, untuk apa, ada di mana, siapa yang bisa melihat, kapan dihapus. Biasanya kejutannya muncul saat menulis.
2. **Minta seperlunya.** Tanggal lahir “untuk nanti” adalah risiko hari ini. Formulir kontak cukup nama, cara membalas, dan pertanyaannya.
3. **Jelaskan alasannya dengan bahasa biasa**, di tempat data diminta, dalam bahasa yang dibaca pelanggan. Persetujuan yang tersembunyi di sepuluh halaman sulit disebut persetujuan.
4. **Satu orang satu akun.** Kata sandi bersama tidak bisa dicabut dari satu rekan yang keluar. Tambahkan verifikasi dua langkah untuk siapa pun yang bisa melihat semuanya.
5. **Siap menjawab.** Pelanggan boleh bertanya data apa yang Anda simpan, minta diperbaiki, atau minta dihapus. Coba sekali dengan data Anda sendiri sambil melihat jam.
6. **Hapus menurut tanggal.** Pertanyaan yang tidak berlanjut boleh dihapus setelah setahun. Biar sistem yang mengerjakan; orang pasti lupa.
7. **Berlatih untuk hari buruk.** Undang-undang meminta pemberitahuan tertulis kepada orang yang terdampak dan lembaga berwenang paling lambat 3\u00a0×\u00a024\u00a0jam. Tentukan dari sekarang siapa yang menulis, kepada siapa, dan dari mana daftar orang terdampak diambil.

## Artinya bagi perangkat lunak

Hak akses diputuskan di server, bukan dengan menyembunyikan tombol. Cadangan data dienkripsi dan sudah pernah dicoba dipulihkan. Log tidak memuat apa yang diketik pelanggan. Berkas unggahan diperiksa dan tidak pernah disajikan apa adanya. Dan ekspor ke spreadsheet hanya bisa dilakukan orang yang berhak, dengan catatan siapa pelakunya.

## Bantuan dari luar

Siapa pun yang memproses data untuk Anda, entah layanan email atau studio seperti kami, bekerja atas perintah Anda, dan perjanjiannya perlu menyebutkan itu: untuk apa, berapa lama, di mana, dan bagaimana nasib datanya di akhir. Mintalah kepada kami. Kalau ada pemasok yang heran dengan pertanyaan ini, itu pun sebuah jawaban.

Semua ini tidak butuh anggaran besar. Cukup satu sore, dan satu sore lagi tahun depan.`,
    },
  },
};

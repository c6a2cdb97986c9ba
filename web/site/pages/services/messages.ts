import type { Bilingual } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { pageTitle } from '../page-title.ts';

const en = {
  meta: {
    page: {
      title: pageTitle('Custom apps, automation and cloud consulting'),
      description: `What ${studio.name} builds, and the packages {basic}, {plus} and {premium} compared: delivery within {premiumDays} to {basicDays}, with the rounds of revision of each.`,
      keywords:
        'custom apps, AI automation, business automation, cloud consulting, software packages, software price Indonesia',
    },
  },
  mobileHeader: 'What We Bring to The Table !',
  hero: {
    eyebrow: 'Services',
    title: 'Three things, done properly.',
    lead: 'Most projects need a little of each. We will tell you which part pays for itself first. Packages start at {basicPrice}.',
  },
  services: {
    apps: {
      title: '{apps}',
      text: 'Web and mobile apps for work that spreadsheets and chat groups can no longer hold: orders, bookings, stock, field reports.',
      points: [
        'Works on cheap phones and slow networks',
        'In Indonesian, English or both',
        'Connected to the payment and accounting tools you use',
      ],
    },
    automation: {
      title: '{automation}',
      text: 'The copying, checking and chasing that fills an afternoon, done in the background, with a person deciding where it matters.',
      points: [
        'Invoices and forms read and filed',
        'Messages sorted and answers drafted for you to approve',
        'Reports that write themselves every Monday',
      ],
    },
    cloud: {
      title: '{cloud}',
      text: 'A second pair of eyes on what you run: is it safe, is it backed up, and why does it cost what it costs?',
      points: [
        'Moves from an office server to the cloud',
        'Backups that have been restored at least once',
        'Costs explained line by line',
      ],
    },
  },
  packages: {
    title: 'Choose your pace',
    lead: 'The packages differ in how soon your software is ready and how often you may change your mind. The care is the same.',
    price: 'Price, from',
    days: 'Delivery',
    revisions: 'Revisions',
    goodFor: 'Good for',
    includes: 'Included',
    ask: 'Next step',
    choose: 'Ask about {package}',
    table: 'Packages compared',
    names: { basic: '{basic}', plus: '{plus}', premium: '{premium}' },
    items: {
      basic: {
        price: '{basicPrice}',
        revisions: '{basicRevisions}',
        days: 'Up to {basicDays}',
        goodFor: 'A first version, or an idea without a deadline',
        includes: 'Design, build, launch and handover',
      },
      plus: {
        price: '{plusPrice}',
        revisions: '{plusRevisions}',
        days: 'Up to {plusDays}',
        goodFor: 'A business that wants to use it soon',
        includes: 'Everything in {basic}, and training for your team',
      },
      premium: {
        price: '{premiumPrice}',
        revisions: '{premiumRevisions}',
        days: 'Within {premiumDays}',
        goodFor: 'A launch date that cannot move',
        includes: 'Everything in {plus}, and first place in our calendar',
      },
    },
  },
  callToAction: {
    title: 'Not sure which one?',
    text: 'Describe the work that bothers you. We will answer with the smallest thing that would help.',
    link: 'Write to us',
  },
};

const id: typeof en = {
  meta: {
    page: {
      title: pageTitle('Aplikasi khusus, otomasi, dan konsultasi cloud'),
      description: `Apa yang ${studio.name} kerjakan, serta perbandingan paket {basic}, {plus}, dan {premium}: selesai dalam {premiumDays} hingga {basicDays}, lengkap dengan jatah revisinya.`,
      keywords:
        'jasa pembuatan aplikasi, otomasi AI, otomasi bisnis, konsultasi cloud, paket pembuatan aplikasi, Indonesia',
    },
  },
  mobileHeader: 'Ini yang Kami Tawarkan!',
  hero: {
    eyebrow: 'Layanan',
    title: 'Tiga hal, dikerjakan sungguh-sungguh.',
    lead: 'Kebanyakan proyek butuh sedikit dari ketiganya. Kami akan mengatakan dengan jujur bagian mana yang paling cepat balik modal. Paket mulai dari {basicPrice}.',
  },
  services: {
    apps: {
      title: '{apps}',
      text: 'Aplikasi web dan ponsel untuk pekerjaan yang sudah tidak tertampung di spreadsheet dan grup chat: pesanan, reservasi, stok, laporan lapangan.',
      points: [
        'Lancar di ponsel murah dan sinyal pas-pasan',
        'Berbahasa Indonesia, Inggris, atau keduanya',
        'Tersambung dengan alat pembayaran dan pembukuan Anda',
      ],
    },
    automation: {
      title: '{automation}',
      text: 'Pekerjaan menyalin, memeriksa, dan menagih yang biasanya menghabiskan satu sore kini berjalan di belakang layar. Keputusan penting tetap di tangan manusia.',
      points: [
        'Faktur dan formulir terbaca dan tersimpan rapi',
        'Pesan terpilah, draf balasan tinggal Anda setujui',
        'Laporan yang siap sendiri setiap Senin',
      ],
    },
    cloud: {
      title: '{cloud}',
      text: 'Sistem Anda kami periksa dari sudut pandang baru: amankah, adakah cadangan datanya, dan mengapa biayanya sebesar itu?',
      points: [
        'Pindah dari server kantor ke cloud',
        'Cadangan data yang sudah pernah dicoba dipulihkan',
        'Biaya dijelaskan baris demi baris',
      ],
    },
  },
  packages: {
    title: 'Pilih kecepatan Anda',
    lead: 'Bedanya ada pada seberapa cepat selesai dan seberapa sering Anda boleh berubah pikiran. Ketelitiannya sama.',
    price: 'Harga mulai dari',
    days: 'Pengerjaan',
    revisions: 'Revisi',
    goodFor: 'Cocok untuk',
    includes: 'Termasuk',
    ask: 'Langkah berikutnya',
    choose: 'Tanya paket {package}',
    table: 'Perbandingan paket',
    names: { basic: '{basic}', plus: '{plus}', premium: '{premium}' },
    items: {
      basic: {
        price: '{basicPrice}',
        revisions: '{basicRevisions}',
        days: 'Hingga {basicDays}',
        goodFor: 'Versi pertama, atau ide yang tidak dikejar waktu',
        includes: 'Desain, pembuatan, peluncuran, dan serah terima',
      },
      plus: {
        price: '{plusPrice}',
        revisions: '{plusRevisions}',
        days: 'Hingga {plusDays}',
        goodFor: 'Usaha yang ingin segera memakainya',
        includes: 'Semua isi {basic}, ditambah pelatihan tim Anda',
      },
      premium: {
        price: '{premiumPrice}',
        revisions: '{premiumRevisions}',
        days: 'Dalam {premiumDays}',
        goodFor: 'Tanggal peluncuran yang tidak bisa mundur',
        includes: 'Semua isi {plus}, ditambah prioritas di jadwal kami',
      },
    },
  },
  callToAction: {
    title: 'Masih bingung pilih yang mana?',
    text: 'Ceritakan pekerjaan yang merepotkan Anda. Kami jawab dengan solusi paling sederhana yang sudah cukup.',
    link: 'Kirim pesan',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;

import type { PageMeta } from '#site/page.ts';
import type { Founder } from '#studio/founders.ts';
import type { Bilingual } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { pageTitle } from '../page-title.ts';

type FounderPicture = { src: string; alt: string } | null;

const en = {
  meta: {
    page: {
      title: pageTitle('Who we are: one engineer, one designer'),
      description: `${studio.name} is two founders in {city}. Read who designs, who builds, and how a project with us goes.`,
      keywords: 'software studio founders, software engineer {city}, product designer {city}',
    },
    'm-who-we-are-engineering': {
      title: pageTitle('{engineering}'),
      description: 'The founder who builds: apps, automation and the cloud they run in.',
      keywords: 'software engineer {city}, cloud engineer, automation',
    },
    'm-who-we-are-design': {
      title: pageTitle('{design}'),
      description: 'The founder who listens, sketches and makes screens easy to use.',
      keywords: 'product designer {city}, user interface, user research',
    },
  } satisfies Record<'page' | `m-who-we-are-${Founder}`, PageMeta>,
  mobileHeader: 'Meet Our Team',
  hero: {
    eyebrow: 'Who we are',
    title: 'Two people. Your\u00a0project has both.',
    lead: `We started ${studio.name} because good software for a small business should not need a big agency. There is no account manager in between: you talk to the people who do the work.`,
  },
  founders: {
    engineering: {
      title: '{engineering}',
      role: '{engineeringRole}',
      picture: null as FounderPicture,
      short: 'Builds it and keeps it running.',
      text: [
        'Grew up repairing neighbours’ computers, and still likes best the moment when something that was stuck runs again.',
        'Writes the code, connects it to the tools you already have, and is responsible for backups, security and the monthly bill.',
        'Believes that boring technology, well understood, beats exciting technology at three in the morning.',
      ],
      skillsTitle: 'Ask about',
      skills: ['Web and mobile apps', 'Automation and AI', 'Cloud and databases'],
    },
    design: {
      title: '{design}',
      role: '{designRole}',
      picture: null as FounderPicture,
      short: 'Listens, draws and finds the words.',
      text: [
        'Learned from a family of batik makers that a pattern is only as good as its smallest repeat.',
        'Visits the people who will use your app, sketches until they nod, and writes the words on every button in both languages.',
        'Tests each screen on an old phone in bright sunlight, because that is where it will be used.',
      ],
      skillsTitle: 'Ask about',
      skills: ['Interviews and prototypes', 'Interface design', 'Writing in two languages'],
    },
  },
  readMore: 'Read more',
  back: 'Back to the team',
  other: 'The other founder',
  values: {
    title: 'What we stand by',
    items: [
      {
        title: 'Small on purpose',
        text: 'We take few projects at a time, so that yours is not the one that waits.',
      },
      {
        title: 'Said plainly',
        text: 'No jargon in offers, contracts or meetings. If we cannot explain it, we have not understood it.',
      },
      {
        title: 'Made to be handed over',
        text: 'Everything is documented as if we were leaving tomorrow. We are not.',
      },
    ],
  },
  callToAction: {
    title: 'Now tell us who you are.',
    text: 'We read every message ourselves, and answer in the language you write in.',
    link: 'Write to us',
  },
};

const id: typeof en = {
  meta: {
    page: {
      title: pageTitle('Tentang kami: satu engineer, satu desainer'),
      description: `${studio.name} adalah dua pendiri di {city}. Kenali siapa yang merancang, siapa yang membangun, dan bagaimana proyek berjalan bersama kami.`,
      keywords: 'pendiri studio software, software engineer {city}, desainer produk {city}',
    },
    'm-who-we-are-engineering': {
      title: pageTitle('{engineering}'),
      description: 'Pendiri yang membangun: aplikasi, otomasi, dan cloud tempat semuanya berjalan.',
      keywords: 'software engineer {city}, cloud engineer, otomasi',
    },
    'm-who-we-are-design': {
      title: pageTitle('{design}'),
      description: 'Pendiri yang mendengar, membuat sketsa, dan membuat tampilan mudah dipakai.',
      keywords: 'desainer produk {city}, antarmuka, riset pengguna',
    },
  },
  mobileHeader: 'Kenalan dengan Tim Kami',
  hero: {
    eyebrow: 'Tentang kami',
    title: 'Kami berdua. Dua\u2060-\u2060duanya untuk proyek Anda.',
    lead: `${studio.name} lahir karena usaha kecil pun berhak atas aplikasi yang bagus tanpa harus menyewa agensi besar. Tidak ada perantara: Anda bicara langsung dengan orang yang mengerjakannya.`,
  },
  founders: {
    engineering: {
      title: '{engineering}',
      role: '{engineeringRole}',
      picture: null as FounderPicture,
      short: 'Yang membangun dan menjaganya tetap jalan.',
      text: [
        'Dari kecil memperbaiki komputer tetangga, dan sampai sekarang paling suka saat sesuatu yang macet akhirnya jalan lagi.',
        'Menulis kodenya, menyambungkannya dengan alat yang sudah Anda pakai, dan bertanggung jawab atas cadangan data, keamanan, dan tagihan bulanan.',
        'Percaya bahwa teknologi yang membosankan tetapi dikuasai lebih baik daripada teknologi seru yang rusak jam tiga pagi.',
      ],
      skillsTitle: 'Tanyakan soal',
      skills: ['Aplikasi web dan ponsel', 'Otomasi dan AI', 'Cloud dan basis data'],
    },
    design: {
      title: '{design}',
      role: '{designRole}',
      picture: null as FounderPicture,
      short: 'Yang mendengar, menggambar, dan merangkai kata.',
      text: [
        'Belajar dari keluarga pembatik bahwa keindahan sebuah motif bergantung pada bagian terkecil yang diulang.',
        'Mendatangi orang yang akan memakai aplikasi Anda, membuat sketsa sampai mereka mengangguk, dan menulis kata di setiap tombol dalam dua bahasa.',
        'Menguji setiap tampilan di ponsel lama di bawah terik matahari, sebab di situlah aplikasinya akan dipakai.',
      ],
      skillsTitle: 'Tanyakan soal',
      skills: ['Wawancara dan prototipe', 'Desain antarmuka', 'Menulis dalam dua bahasa'],
    },
  },
  readMore: 'Selengkapnya',
  back: 'Kembali ke tim',
  other: 'Pendiri lainnya',
  values: {
    title: 'Prinsip yang kami pegang',
    items: [
      {
        title: 'Sengaja tetap kecil',
        text: 'Kami hanya mengerjakan sedikit proyek sekaligus, supaya proyek Anda tidak mengantre.',
      },
      {
        title: 'Bicara apa adanya',
        text: 'Tanpa istilah rumit di penawaran, kontrak, atau rapat. Kalau kami tidak bisa menjelaskannya, berarti kami belum paham.',
      },
      {
        title: 'Siap diserahkan',
        text: 'Semua didokumentasikan seakan kami pamit besok. Padahal tidak.',
      },
    ],
  },
  callToAction: {
    title: 'Sekarang giliran Anda bercerita.',
    text: 'Setiap pesan kami baca sendiri, dan kami balas dengan bahasa yang Anda pakai.',
    link: 'Kirim pesan',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;

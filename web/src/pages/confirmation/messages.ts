import { NOTE_LENGTH } from '../../../../model/confirmation/confirmation.ts';
import type { ConfirmationState } from '../../../../model/confirmation/page.ts';
import type { Bilingual, Locale } from '../../../../model/locale.ts';
import { confirmedLabel } from '../components/confirmed-label.ts';
import { formatNumber } from '../../features/locale/index.ts';
import { studio } from '../../studio/studio.ts';

/** What a page begins with. */
interface Beginning {
  title: string;
  text: string;
}

interface ConfirmationMessages {
  /** Title of the browser's tab. */
  meta: string;
  eyebrow: string;
  /** `{date}`: of the confirmation, or the end of the link; `{wait}`: until the next answer is accepted. */
  states: Record<ConfirmationState, Beginning>;
  /** Above the words in a language. */
  languages: Record<Locale, string>;
  confirm: string;
  mark: string;
  change: Beginning & { label: string; send: string };
  until: string;
  back: string;
}

const en: ConfirmationMessages = {
  meta: 'Your words on our site',
  eyebrow: 'Testimonial',
  states: {
    asked: {
      title: 'Are these your words?',
      text: `${studio.name} would like to show them on its site, with your name. Please read them and tell us whether they are right.`,
    },
    changed: {
      title: 'The words have changed',
      text: 'Somebody edited them after you opened this page, so nothing was confirmed. Please read them once more.',
    },
    noted: {
      title: 'Thank you, we have your note',
      text: 'We read it and change the words. You can then confirm them with this same link.',
    },
    confirmed: {
      title: 'Thank you!',
      text: 'You confirmed your words on {date}. Where our site shows them as you read them, it says so.',
    },
    used: {
      title: 'You have already confirmed',
      text: 'That was on {date}, and there is nothing left to do. If something should be different, write to us.',
    },
    expired: {
      title: 'This link has expired',
      text: 'It worked until {date}. Ask us for a new one, and nothing is lost.',
    },
    full: {
      title: 'We have several notes from you',
      text: 'We answer those first; yours from just now was not stored. It is still below, so that you can copy it.',
    },
    note_invalid: {
      title: 'What should be different?',
      text: `Please write it into the field, in at most ${formatNumber(NOTE_LENGTH, 'en')} characters.`,
    },
    refused: {
      title: 'Your answer did not arrive',
      text: 'It could not be read. Please open the page again and press the button once more.',
    },
    too_many: {
      title: 'Your answer did not arrive',
      text: 'Many answers have come from your connection. Please try again in {wait}.',
    },
    unavailable: {
      title: 'Your answer did not arrive',
      text: 'Our server could not store it just now. Please try again in a moment.',
    },
  },
  languages: { en: 'In English', id: 'In Indonesian' },
  confirm: 'These are my words',
  mark: `If you confirm them, our site says “${confirmedLabel.en}” next to them, with today’s date.`,
  change: {
    title: 'Should something be different?',
    text: 'Then nothing is confirmed yet. Tell us what to change.',
    label: 'Your note to us',
    send: 'Please change',
  },
  until: 'This link works until {date}. It is meant for you alone.',
  back: 'Open the page again',
};

const id: ConfirmationMessages = {
  meta: 'Kata-kata Anda di situs kami',
  eyebrow: 'Testimoni',
  states: {
    asked: {
      title: 'Benarkah ini kata-kata Anda?',
      text: `${studio.name} ingin menampilkannya di situs, lengkap dengan nama Anda. Mohon dibaca dulu, lalu beri tahu kami apakah sudah sesuai.`,
    },
    changed: {
      title: 'Kata-katanya baru saja berubah',
      text: 'Ada yang menyuntingnya setelah Anda membuka halaman ini, jadi belum ada yang dikonfirmasi. Mohon dibaca sekali lagi.',
    },
    noted: {
      title: 'Terima kasih, catatan Anda sudah kami terima',
      text: 'Kami akan membacanya dan mengubah kata-katanya. Setelah itu, Anda bisa mengonfirmasinya lewat tautan yang sama.',
    },
    confirmed: {
      title: 'Terima kasih!',
      text: 'Anda mengonfirmasi kata-kata Anda pada {date}. Situs kami mencantumkannya selama isinya sama seperti yang Anda baca.',
    },
    used: {
      title: 'Anda sudah mengonfirmasi',
      text: 'Konfirmasinya kami terima pada {date}, jadi tidak ada lagi yang perlu dilakukan. Kalau ada yang perlu diubah, kabari kami.',
    },
    expired: {
      title: 'Tautan ini sudah tidak berlaku',
      text: 'Tautan ini berlaku sampai {date}. Silakan minta yang baru kepada kami; tidak ada yang hilang.',
    },
    full: {
      title: 'Sudah ada beberapa catatan dari Anda',
      text: 'Kami tanggapi yang itu dulu; catatan yang barusan belum tersimpan. Isinya masih ada di bawah supaya bisa Anda salin.',
    },
    note_invalid: {
      title: 'Apa yang perlu diubah?',
      text: `Mohon tuliskan di kolom catatan, paling banyak ${formatNumber(NOTE_LENGTH, 'id')} karakter.`,
    },
    refused: {
      title: 'Jawaban Anda belum sampai',
      text: 'Jawabannya tidak terbaca. Mohon buka lagi halamannya, lalu tekan tombolnya sekali lagi.',
    },
    too_many: {
      title: 'Jawaban Anda belum sampai',
      text: 'Terlalu banyak jawaban dari koneksi Anda. Silakan coba lagi dalam {wait}.',
    },
    unavailable: {
      title: 'Jawaban Anda belum sampai',
      text: 'Server kami sedang tidak bisa menyimpannya. Silakan coba lagi sebentar lagi.',
    },
  },
  languages: { en: 'Dalam bahasa Inggris', id: 'Dalam bahasa Indonesia' },
  confirm: 'Ya, ini kata-kata saya',
  mark: `Kalau Anda mengonfirmasinya, situs kami mencantumkan “${confirmedLabel.id}” beserta tanggal hari ini.`,
  change: {
    title: 'Ada yang perlu diubah?',
    text: 'Kalau begitu, belum ada yang dikonfirmasi. Beri tahu kami bagian mana yang perlu diubah.',
    label: 'Catatan Anda untuk kami',
    send: 'Tolong diubah',
  },
  until: 'Tautan ini berlaku sampai {date} dan hanya untuk Anda.',
  back: 'Buka lagi halamannya',
};

/** Words of the page that asks a client to confirm a testimonial. Only a function renders it, so no payload has them. */
export const confirmationMessages: Bilingual<ConfirmationMessages> = { en, id };

import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  title: 'Confirmation by the client',
  text: 'The site says “Confirmed by the client” while the published words are exactly those that the client confirmed.',
  none: 'not confirmed',
  confirmed: 'confirmed on {date}',
  other: 'other words were confirmed on {date}',
  /** `{text}`: one of the three above. */
  line: '{language}: {text}.',
  removes:
    'The client confirmed other words on {date}. Once these are published, the site no longer says “Confirmed by the client” here. Ask again, or undo the change.',
  notes: 'Notes from the client',
  removeNotes: 'Remove the notes',
  removeNotesTitle: 'Remove these notes?',
  removeNotesText: 'They cannot be brought back.',
  removed: 'The notes are removed.',
  wordsFirst: 'Write down what the client said first.',
};

/** What a client confirmed of a testimonial, and the client's notes. */
export const confirmationMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Konfirmasi klien',
    text: 'Situs mencantumkan “Dikonfirmasi oleh klien” selama kata-kata yang terbit sama persis dengan yang dikonfirmasi klien.',
    none: 'belum dikonfirmasi',
    confirmed: 'dikonfirmasi pada {date}',
    other: 'yang dikonfirmasi pada {date} kata-katanya lain',
    line: '{language}: {text}.',
    removes:
      'Kata-kata yang dikonfirmasi klien pada {date} berbeda. Begitu teks ini terbit, keterangan “Dikonfirmasi oleh klien” di situs akan hilang. Minta konfirmasi lagi, atau batalkan perubahannya.',
    notes: 'Catatan dari klien',
    removeNotes: 'Hapus catatan',
    removeNotesTitle: 'Hapus catatan ini?',
    removeNotesText: 'Catatan yang dihapus tidak bisa dikembalikan.',
    removed: 'Catatan sudah dihapus.',
    wordsFirst: 'Isi dulu kata-kata kliennya.',
  },
};

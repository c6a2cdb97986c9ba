import type { Bilingual } from '../../../model/locale.ts';

const en = {
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  retry: 'Try again',
  more: 'Show more',
  lost: 'Text from {when} was never saved',
  putBack: 'Put it back',
  throwAway: 'Throw it away',
  unknown: '–',
};

export const controlMessages: Bilingual<typeof en> = {
  en,
  id: {
    cancel: 'Batal',
    dismiss: 'Tutup',
    loading: 'Memuat…',
    retry: 'Coba lagi',
    more: 'Tampilkan lagi',
    lost: 'Ada teks dari {when} yang belum tersimpan',
    putBack: 'Kembalikan',
    throwAway: 'Buang saja',
    unknown: '–',
  },
};

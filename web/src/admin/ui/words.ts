import type { Bilingual } from '../../../../model/locale.ts';

const en = {
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  retry: 'Try again',
  more: 'Show more',
  unknown: '–',
};

export const kitWords: Bilingual<typeof en> = {
  en,
  id: {
    cancel: 'Batal',
    dismiss: 'Tutup',
    loading: 'Memuat…',
    retry: 'Coba lagi',
    more: 'Tampilkan lagi',
    unknown: '–',
  },
};

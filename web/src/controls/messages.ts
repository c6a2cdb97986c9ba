import type { Bilingual } from '../../../model/locale.ts';

const en = {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  retry: 'Try again',
  more: 'Show more',
  undo: 'Undo',
  showPassword: 'Show password',
  unsavedDraft: 'Text from {when} was never saved',
  restoreDraft: 'Put it back',
  discardDraft: 'Throw it away',
};

export const controlMessages: Bilingual<typeof en> = {
  en,
  id: {
    cancel: 'Batal',
    close: 'Tutup',
    dismiss: 'Tutup',
    loading: 'Memuat…',
    retry: 'Coba lagi',
    more: 'Tampilkan lebih banyak',
    undo: 'Urungkan',
    showPassword: 'Tampilkan kata sandi',
    unsavedDraft: 'Ada teks dari {when} yang belum tersimpan',
    restoreDraft: 'Kembalikan',
    discardDraft: 'Buang saja',
  },
};

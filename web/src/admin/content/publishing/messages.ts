import type { IssueCode } from '../../../../../model/content-publishing.ts';
import type { Bilingual } from '../../../../../model/locale.ts';

const en = {
  publishing: {
    publish: 'Publish',
    republish: 'Publish changes',
    schedule: 'Schedule …',
    unpublish: 'Take offline',
    matches: 'Still matches',
    outdated:
      'The {language} text has changed since. Update this one, or confirm that it still matches.',
    from: 'Visible to visitors from {when}.',
    since: 'Visible to visitors since {when}.',
    published: '{language}: published.',
    scheduled: '{language}: scheduled.',
    unpublished: '{language}: taken offline. The draft stays.',
    scheduleTitle: 'Schedule publication',
    time: 'Day and time (Jakarta)',
    past: 'This time has passed. Choose a later one, or publish now.',
    cancel: 'Cancel',
    unpublishTitle: 'Take the {language} text offline?',
    unpublishText: 'Visitors can no longer read it. The draft stays here.',
    issues: 'Before it can be published:',
    slugUnchecked: 'The address could not be checked. Check your connection, then try again.',
    codes: {
      required: '{field} is missing.',
      'too-long': '{field} is longer than {limit} characters.',
      malformed: '{field} has an invalid format.',
      taken: 'Another entry has this address.',
    } satisfies Record<IssueCode, string>,
    altMissing: 'The image description is missing ({language}).',
  },
};

/** Publishing, scheduling and validation issues. */
export const publishingMessages: Bilingual<typeof en> = {
  en,
  id: {
    publishing: {
      publish: 'Terbitkan',
      republish: 'Terbitkan perubahan',
      schedule: 'Jadwalkan …',
      unpublish: 'Tarik dari situs',
      matches: 'Masih sesuai',
      outdated: 'Teks {language} sudah berubah. Sesuaikan yang ini, atau nyatakan masih sesuai.',
      from: 'Pengunjung bisa membacanya mulai {when}.',
      since: 'Pengunjung bisa membacanya sejak {when}.',
      published: '{language}: sudah terbit.',
      scheduled: '{language}: sudah dijadwalkan.',
      unpublished: '{language}: ditarik dari situs. Drafnya tetap ada.',
      scheduleTitle: 'Kapan pengunjung bisa membacanya?',
      time: 'Hari dan jam (WIB)',
      past: 'Waktu itu sudah lewat. Pilih yang nanti, atau terbitkan sekarang.',
      cancel: 'Batal',
      unpublishTitle: 'Tarik teks {language} dari situs?',
      unpublishText: 'Pengunjung tidak bisa lagi membacanya. Drafnya tetap di sini.',
      issues: 'Sebelum bisa diterbitkan:',
      slugUnchecked: 'Alamat tidak bisa diperiksa. Periksa koneksi Anda, lalu coba lagi.',
      codes: {
        required: '{field} belum diisi.',
        'too-long': '{field} lebih dari {limit} karakter.',
        malformed: 'Bentuk {field} tidak sesuai.',
        taken: 'Alamat ini sudah dipakai entri lain.',
      },
      altMissing: 'Keterangan gambar belum diisi ({language}).',
    },
  },
};

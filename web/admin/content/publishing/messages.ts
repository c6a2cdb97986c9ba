import { formatMessage } from '#browser/locale/format.ts';
import type { FieldProblem, ProblemCode } from '#model/content/fields.ts';
import type { Bilingual, Locale } from '#studio/locale.ts';
import { textLimits } from '../rich-text/messages.ts';

const en = {
  publish: 'Publish',
  republish: 'Publish changes',
  publishBoth: 'Publish both languages',
  schedule: 'Schedule…',
  unpublish: 'Take offline',
  cancel: 'Cancel the schedule',
  view: 'View on the site',
  matches: 'Still matches',
  unfinished: 'This translation was never published. It counts as unfinished until then.',
  finished: 'It is finished',
  outdated:
    'The {language} text has changed since. Update this one, or confirm that it still matches.',
  whatChanged: 'What changed in {language}?',
  changedSince: 'Changed since the translation was finished, {when}:',
  sameAgain: 'The texts are again as they were when the translation was finished.',
  notKeptYet: 'The earlier text is not kept yet. Read both texts side by side.',
  from: 'Visible to visitors from {when}.',
  since: 'Visible to visitors since {when}.',
  earlier: 'Until then they read the text of {when}.',
  appears: 'Visitors read it from {when}; until then they do not see it.',
  replaces: 'Visitors read the present text until {when}, then this one.',
  published: '{language}: published.',
  scheduled: '{language}: scheduled.',
  unpublished: '{language}: taken offline. The draft stays.',
  cancelled: '{language}: not scheduled any more. The draft and what visitors read stay.',
  scheduleTitle: 'Schedule publication',
  time: 'Day and time (Jakarta)',
  unpublishTitle: 'Take the {language} text offline?',
  unpublishText: 'Visitors can no longer read it. The draft stays here.',
  obstacles: 'Before it can be published:',
  conflict: '{field}: another admin changed it too. Decide which text stays.',
  pictureWaits: 'A picture is chosen and not used yet: use it, or discard it.',
  shared: 'For both languages',
  nothingChanged: 'Nothing on the site has changed.',
  failures: {
    unsaved: 'Your latest text is not saved yet: see the notices in the fields and at the top.',
    nothing_to_schedule: 'Visitors already read exactly this. Change it first.',
    schedule_past: 'This time has passed. Choose a later one, or publish now.',
    changed_since:
      'Another admin saved this just before: {parts}. Read it as it is now, then publish again.',
    deleted: 'This entry is deleted. Bring it back first.',
    no_such_entry: 'This no longer exists.',
  },
  codes: {
    required: '{field} is missing.',
    'too-long': '{field} is longer than {limit} characters.',
    'too-many': '{field}: at most {limit}.',
    malformed: '{field} has an invalid format.',
    unreadable: '{field}: what is stored could not be read. Fill it in again.',
    taken: 'Another entry has this address.',
    gone: '{field}: a picture is no longer stored. Choose it again.',
    'too-large':
      '{field} is too long to be published: both languages together may take about {limit} kB.',
    'too-complex': `{field} is too complex to be published: a text has ${textLimits.en}. Simplify or divide it.`,
    markup: '{field} contains markup: words alone are shown, no “<”.',
    address: '{field} contains an address with “:”, which no text may.',
    unknown: '{field}: {name} is not replaced here. Write it out.',
    lost: '{field} must contain {name}, in whose place the page puts something.',
    equal: '{field} is there twice.',
  } satisfies Record<ProblemCode, string>,
  altMissing: 'The description of the picture is missing ({language}).',
};

/** Publishing, scheduling and validation issues. */
export const publishingMessages: Bilingual<typeof en> = {
  en,
  id: {
    publish: 'Terbitkan',
    republish: 'Terbitkan perubahan',
    publishBoth: 'Terbitkan kedua bahasa',
    schedule: 'Jadwalkan…',
    unpublish: 'Tarik dari situs',
    cancel: 'Batalkan jadwal',
    view: 'Lihat di situs',
    matches: 'Masih sesuai',
    unfinished: 'Terjemahan ini belum pernah terbit, jadi dianggap belum selesai.',
    finished: 'Sudah selesai',
    outdated: 'Teks {language} sudah berubah. Sesuaikan yang ini, atau nyatakan masih sesuai.',
    whatChanged: 'Apa yang berubah dalam bahasa {language}?',
    changedSince: 'Yang berubah sejak terjemahan selesai, {when}:',
    sameAgain: 'Teksnya sudah sama lagi dengan saat terjemahan selesai.',
    notKeptYet: 'Teks sebelumnya belum tersimpan. Baca kedua teks berdampingan.',
    from: 'Pengunjung bisa membacanya mulai {when}.',
    since: 'Pengunjung bisa membacanya sejak {when}.',
    earlier: 'Sampai saat itu mereka membaca teks dari {when}.',
    appears: 'Pengunjung membacanya mulai {when}; sebelum itu belum terlihat.',
    replaces: 'Pengunjung membaca teks yang sekarang sampai {when}, lalu teks ini.',
    published: '{language}: sudah terbit.',
    scheduled: '{language}: sudah dijadwalkan.',
    unpublished: '{language}: ditarik dari situs. Drafnya tetap ada.',
    cancelled: '{language}: jadwalnya dibatalkan. Draf dan yang dibaca pengunjung tetap.',
    scheduleTitle: 'Kapan pengunjung bisa membacanya?',
    time: 'Hari dan jam (WIB)',
    unpublishTitle: 'Tarik teks {language} dari situs?',
    unpublishText: 'Pengunjung tidak bisa lagi membacanya. Drafnya tetap di sini.',
    obstacles: 'Sebelum bisa diterbitkan:',
    conflict: '{field}: admin lain juga mengubahnya. Tentukan teks mana yang dipakai.',
    pictureWaits:
      'Ada gambar yang dipilih tetapi belum dipakai: pakai dulu, atau pilih “Tidak jadi”.',
    shared: 'Untuk kedua bahasa',
    nothingChanged: 'Belum ada yang berubah di situs.',
    failures: {
      unsaved: 'Teks terakhir Anda belum tersimpan: lihat pemberitahuan di kolomnya dan di atas.',
      nothing_to_schedule: 'Pengunjung sudah membaca persis teks ini. Ubah dulu.',
      schedule_past:
        'Waktu itu sudah lewat. Pilih waktu yang akan datang, atau terbitkan sekarang.',
      changed_since:
        'Admin lain baru saja menyimpan bagian ini: {parts}. Baca isinya sekarang, lalu terbitkan lagi.',
      deleted: 'Entri ini sudah dihapus. Pulihkan dulu.',
      no_such_entry: 'Data ini sudah tidak ada.',
    },
    codes: {
      required: '{field} belum diisi.',
      'too-long': '{field} lebih dari {limit} karakter.',
      'too-many': '{field}: paling banyak {limit}.',
      malformed: 'Format {field} tidak valid.',
      unreadable: '{field}: yang tersimpan tidak bisa dibaca. Isi lagi.',
      taken: 'Alamat ini sudah dipakai entri lain.',
      gone: '{field}: ada gambar yang sudah tidak tersimpan. Pilih lagi.',
      'too-large':
        '{field} terlalu panjang untuk diterbitkan: kedua bahasa bersama-sama paling banyak sekitar {limit} kB.',
      'too-complex': `{field} terlalu rumit untuk diterbitkan: satu tulisan memuat ${textLimits.id}. Sederhanakan atau bagi.`,
      markup: '{field} berisi kode: yang tampil hanya kata, tanpa “<”.',
      address: '{field} berisi alamat dengan “:”, yang tidak boleh ada di teks.',
      unknown: '{field}: {name} tidak diganti apa pun di sini. Tulis lengkap.',
      lost: '{field} harus memuat {name}, yang diganti oleh halaman.',
      equal: '{field} ada dua kali.',
    },
    altMissing: 'Keterangan gambar belum diisi ({language}).',
  },
};

/** Says what is wrong with a value. @param field what it is called */
export const problemText = (
  field: string,
  { code, limit, name }: FieldProblem,
  locale: Locale,
): string =>
  formatMessage(publishingMessages[locale].codes[code], {
    field,
    limit: limit ?? '',
    ...(name !== undefined && { name: `{${name}}` }),
  });

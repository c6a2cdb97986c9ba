import type { Bilingual } from '../../../../../model/locale.ts';
import type { CheckName } from './check-texts.ts';

const en = {
  title: 'Worth another look',
  hint: 'You can publish all the same.',
  one: '1 passage of the {language} text is worth another look.',
  several: '{count} passages of the {language} text are worth another look.',
  none: 'Nothing left to look at in the {language} text.',
  found: {
    heading: 'The heading “{text}” skips a level: it is of level {is}, but at most {most} fits.',
    link: 'The link “{text}” does not say where it leads.',
    description: 'The description “{text}” looks like the name of a file.',
    language: 'This seems to be in {language}: “{text}”',
    address: 'The link “{text}” leads to an address that our site does not have: {address}',
  } satisfies Record<CheckName, string>,
};

/** What may be a mistake in a text. */
export const checkMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Sebaiknya dilihat lagi',
    hint: 'Teks tetap bisa diterbitkan.',
    one: 'Ada 1 bagian teks bahasa {language} yang sebaiknya dilihat lagi.',
    several: 'Ada {count} bagian teks bahasa {language} yang sebaiknya dilihat lagi.',
    none: 'Tidak ada lagi yang perlu dilihat di teks bahasa {language}.',
    found: {
      heading:
        'Judul bagian “{text}” melompati satu tingkat: tingkatnya {is}, padahal paling dalam {most}.',
      link: 'Tautan “{text}” tidak menjelaskan ke mana arahnya.',
      description: 'Keterangan gambar “{text}” tampak seperti nama berkas.',
      language: 'Bagian ini sepertinya dalam bahasa {language}: “{text}”',
      address: 'Tautan “{text}” mengarah ke alamat yang tidak ada di situs ini: {address}',
    },
  },
};

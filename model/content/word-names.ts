import { type Founder, FOUNDERS, describeFounders } from '#studio/founders.ts';
import { type Bilingual, inEachLocale } from '#studio/locale.ts';
import { PACKAGE_NAMES, PACKAGES } from '#studio/packages.ts';
import { SERVICES, SERVICE_NAMES } from '#studio/services.ts';

type Names = Readonly<Record<string, Bilingual<string>>>;

const named = <Key extends string>(
  keys: readonly Key[],
  names: Bilingual<Record<Key, string>>,
): Names =>
  Object.fromEntries(keys.map((key) => [key, inEachLocale((locale) => names[locale][key])]));

const founderName = (founder: Founder): Bilingual<string> =>
  inEachLocale((locale) => describeFounders(locale)[founder].title);

/** What groups of a page's words and its lists are called in the editor; a group without a name here is called by its title. */
export const GROUP_NAMES: Names = {
  single: { en: 'Single texts', id: 'Teks lepas' },
  hero: { en: 'Top of the page', id: 'Bagian atas halaman' },
  callToAction: { en: 'Invitation at the end', id: 'Ajakan di akhir' },
  meta: { en: 'For search engines', id: 'Untuk mesin pencari' },
  page: { en: 'The page', id: 'Halamannya' },
  mobile: { en: 'On phones', id: 'Di ponsel' },
  states: { en: 'While it loads, or without entries', id: 'Saat memuat, atau bila kosong' },
  card: { en: 'Cards', id: 'Kartu' },
  post: { en: 'Page of a post', id: 'Halaman tulisan' },
  project: { en: 'Page of a project', id: 'Halaman proyek' },
  footer: { en: 'Footer', id: 'Kaki halaman' },
  nav: { en: 'Menu', id: 'Menu' },
  services: { en: 'Services', id: 'Layanan' },
  founders: { en: 'Founders', id: 'Pendiri' },
  items: { en: 'List', id: 'Daftar' },
  steps: { en: 'Steps', id: 'Langkah' },
  entries: { en: 'Questions and answers', id: 'Tanya jawab' },
  points: { en: 'Points', id: 'Poin' },
  skills: { en: 'Points', id: 'Poin' },
  text: { en: 'Paragraphs', id: 'Paragraf' },
  sections: { en: 'Sections', id: 'Bagian' },
  ...named(SERVICES, SERVICE_NAMES),
  ...named(PACKAGES, PACKAGE_NAMES),
  ...Object.fromEntries(
    FOUNDERS.flatMap((founder) =>
      [founder, `m-who-we-are-${founder}`].map((name) => [name, founderName(founder)]),
    ),
  ),
};

/** What the texts of an item of a list are called. */
export const ITEM_FIELD_NAMES: Names = {
  q: { en: 'Question', id: 'Pertanyaan' },
  a: { en: 'Answer', id: 'Jawaban' },
  title: { en: 'Title', id: 'Judul' },
  text: { en: 'Text', id: 'Teks' },
  tip: { en: 'Explanation', id: 'Penjelasan' },
  name: { en: 'Name', id: 'Nama' },
  what: { en: 'What', id: 'Apa' },
  why: { en: 'Why', id: 'Untuk apa' },
  howLong: { en: 'How long', id: 'Berapa lama' },
  paragraphs: { en: 'Paragraphs', id: 'Paragraf' },
};

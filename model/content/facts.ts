import { studioAddress } from '#studio/address.ts';
import { type Founder, FOUNDER_FACTS, FOUNDERS, describeFounders } from '#studio/founders.ts';
import { type Bilingual, type Locale, inEachLocale, LANGUAGE_TAGS } from '#studio/locale.ts';
import { PACKAGE_NAMES, PACKAGE_TERMS, PACKAGES } from '#studio/packages.ts';
import { SERVICE_NAMES, SERVICES } from '#studio/services.ts';
import { answerPromise, studio, workingHours } from '#studio/studio.ts';
import type { NamedField, Values } from './content-types.ts';
import {
  choices,
  date,
  email,
  formed,
  items,
  link,
  matching,
  number,
  phone,
  picture,
  price,
  text,
} from './field-types.ts';
import {
  type Field,
  type FieldGroup,
  type FieldProblem,
  type Fields,
  type ValuesOf,
  isReadable,
  plainTextProblems,
} from './fields.ts';
import type { StoredWords } from './words.ts';

/* Facts about the studio: standard in `studio/`, changed in the entry `studio` of the type `pages`, named by texts in braces. */

export function each<Key extends string, Suffix extends string, One>(
  keys: readonly Key[],
  suffix: Suffix,
  make: (key: Key) => One,
) {
  return Object.fromEntries(keys.map((key) => [key + suffix, make(key)])) as Record<
    `${Key}${Suffix}`,
    One
  >;
}

export const nameOf = <Key extends string>(
  names: Bilingual<Record<Key, string>>,
  key: Key,
): Bilingual<string> => inEachLocale((locale) => names[locale][key]);

export const founderName = (key: Founder): Bilingual<string> =>
  inEachLocale((locale) => describeFounders(locale)[key].title);

const GROUPS = {
  notice: { label: { en: 'Notice on every page', id: 'Pengumuman di setiap halaman' } },
  ...each(PACKAGES, '', (key) => ({ label: nameOf(PACKAGE_NAMES, key) })),
  contact: { label: { en: 'Contact', id: 'Kontak' } },
  hours: {
    label: { en: 'Opening hours', id: 'Jam buka' },
    hint: {
      en: 'Search engines show them if there is an address.',
      id: 'Ditampilkan mesin pencari bila ada alamat.',
    },
  },
  services: { label: { en: 'Names of services', id: 'Nama layanan' } },
  ...each(FOUNDERS, '', (key) => ({ label: founderName(key) })),
} satisfies Record<string, FieldGroup>;

function plain<One extends Field<string>>(field: One): One {
  const problems = (value: string): FieldProblem[] => [
    ...field.problems(value),
    ...plainTextProblems(value),
    ...Array.from(value.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
      code: 'unknown' as const,
      name,
    })),
  ];
  return { ...field, problems };
}

const line = (group: FieldGroup, en: string, id: string, limit = 80, required = true) =>
  plain(text({ label: { en, id }, group, limit, required }));

/** Chats begin with a text in its query. */
const chat = formed('link', 500, matching(/^https:\/\/wa\.me\/(?:\d{7,15}|message\/\w+)$/));

const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** @param day 1 for Monday */
function weekday(day: string, locale: Locale): string {
  const name = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return name.format(Date.UTC(2024, 0, Number(day)));
}

const hour = (en: string, id: string, after?: string) =>
  number({
    label: { en, id },
    group: GROUPS.hours,
    min: 0,
    max: 24,
    required: true,
    ...(after !== undefined && { after }),
  });

const FACTS = {
  shared: {
    noticeUntil: date({
      label: { en: 'Shown until the end of', id: 'Tampil sampai akhir tanggal' },
      hint: {
        en: 'Without a date, it stays until you delete the text.',
        id: 'Tanpa tanggal, tampil sampai teksnya dihapus.',
      },
      group: GROUPS.notice,
    }),
    ...each(PACKAGES, 'Price', (key) =>
      price({
        label: { en: 'Lowest price in rupiah', id: 'Harga terendah dalam rupiah' },
        group: GROUPS[key],
        required: true,
      }),
    ),
    ...each(PACKAGES, 'Days', (key) =>
      number({
        label: { en: 'Days to delivery', id: 'Lama pengerjaan dalam hari' },
        group: GROUPS[key],
        min: 1,
        max: 3650,
        required: true,
      }),
    ),
    ...each(PACKAGES, 'Revisions', (key) =>
      number({
        label: { en: 'Rounds of revision', id: 'Jatah revisi' },
        hint: { en: '0 for no limit', id: '0 untuk tanpa batas' },
        group: GROUPS[key],
        min: 0,
        max: 99,
        required: true,
      }),
    ),
    email: email({ label: { en: 'E-mail', id: 'Email' }, group: GROUPS.contact, required: true }),
    phone: phone({
      label: { en: 'Telephone number', id: 'Nomor telepon' },
      hint: {
        en: 'With country code and without spaces: +6281234567890',
        id: 'Dengan kode negara, tanpa spasi: +6281234567890',
      },
      group: GROUPS.contact,
      required: true,
    }),
    phoneShown: line(GROUPS.contact, 'Telephone number as shown', 'Nomor telepon yang tampil', 40),
    whatsapp: chat({
      label: { en: 'WhatsApp link', id: 'Tautan WhatsApp' },
      hint: inEachLocale(() => 'https://wa.me/6281234567890'),
      group: GROUPS.contact,
      required: true,
    }),
    city: line(GROUPS.contact, 'City', 'Kota'),
    street: line(GROUPS.contact, 'Street, or empty', 'Jalan, atau kosong', 120, false),
    locality: line(GROUPS.contact, 'City of the address', 'Kota pada alamat', 80, false),
    postalCode: line(GROUPS.contact, 'Postal code', 'Kode pos', 12, false),
    social: items(
      {
        name: plain(text({ label: { en: 'Name', id: 'Nama' }, limit: 40, required: true })),
        href: link({ label: { en: 'Link', id: 'Tautan' }, required: true }),
      },
      {
        label: { en: 'Social media', id: 'Media sosial' },
        itemLabel: { en: 'Link {number}', id: 'Tautan {number}' },
        group: GROUPS.contact,
        limit: 8,
      },
    ),
    openDays: choices(WEEK, {
      label: { en: 'Open on', id: 'Hari buka' },
      optionName: weekday,
      group: GROUPS.hours,
      required: true,
    }),
    opens: hour('From, full hour', 'Dari jam'),
    closes: hour('Until, full hour', 'Sampai jam', 'facts.opens'),
    ...each(FOUNDERS, 'Name', (key) =>
      line(GROUPS[key], 'Name; without it, the role', 'Nama; kalau kosong, perannya', 80, false),
    ),
    ...each(FOUNDERS, 'Picture', (key) =>
      picture({
        label: { en: 'Portrait', id: 'Foto' },
        hint: { en: 'A wide picture, 8:5.', id: 'Gambar melebar, 8:5.' },
        group: GROUPS[key],
      }),
    ),
  },
  language: {
    notice: plain(
      text({
        label: { en: 'Notice', id: 'Pengumuman' },
        group: GROUPS.notice,
        limit: 200,
        rows: 2,
      }),
    ),
    promise: line(GROUPS.contact, 'Promise of an answer', 'Janji waktu balasan', 120),
    ...each(PACKAGES, '', (key) => line(GROUPS[key], 'Name', 'Nama', 20)),
    ...each(SERVICES, '', (key) =>
      line(GROUPS.services, SERVICE_NAMES.en[key], SERVICE_NAMES.id[key], 60),
    ),
    ...each(FOUNDERS, 'Role', (key) => line(GROUPS[key], 'Role', 'Peran')),
    ...each(FOUNDERS, 'Byline', (key) =>
      line(GROUPS[key], 'After “By”, without a name', 'Setelah “Oleh”, kalau tanpa nama'),
    ),
  },
} as const;

/** An empty number is the standard one. */
type Present<Value> = [Value] extends [number | null] ? number : Value;
type SharedFacts = ValuesOf<typeof FACTS.shared>;
export type Facts = { [Name in keyof SharedFacts]: Present<SharedFacts[Name]> } & Bilingual<
  ValuesOf<typeof FACTS.language>
>;

const STANDARD: Facts = {
  noticeUntil: '',
  ...each(PACKAGES, 'Price', (key) => PACKAGE_TERMS[key].price),
  ...each(PACKAGES, 'Days', (key) => PACKAGE_TERMS[key].days),
  ...each(PACKAGES, 'Revisions', (key) => PACKAGE_TERMS[key].revisions),
  email: studio.email,
  phone: studio.phone,
  phoneShown: studio.phoneShown,
  whatsapp: studio.whatsapp,
  city: studio.city,
  street: studioAddress?.street ?? '',
  locality: studioAddress?.locality ?? '',
  postalCode: studioAddress?.postalCode ?? '',
  social: studio.social,
  openDays: WEEK.filter((day) => workingHours.days.some((one) => String(one) === day)),
  opens: workingHours.opens,
  closes: workingHours.closes,
  ...each(FOUNDERS, 'Name', (key) => FOUNDER_FACTS[key].name ?? ''),
  ...each(FOUNDERS, 'Picture', () => null),
  ...inEachLocale((locale) => ({
    notice: '',
    promise: answerPromise[locale],
    ...PACKAGE_NAMES[locale],
    ...SERVICE_NAMES[locale],
    ...each(FOUNDERS, 'Role', (key) => FOUNDER_FACTS[key].role[locale]),
    ...each(FOUNDERS, 'Byline', (key) => FOUNDER_FACTS[key].byline[locale]),
  })),
};

const named = (fields: Fields, isShared: boolean) =>
  Object.entries(fields).map(([name, field]) => ({
    ...field,
    name: `${isShared ? 'facts' : 'words'}.${name}`,
    isShared,
    standard: inEachLocale((locale): unknown => {
      const values: Values = isShared ? STANDARD : STANDARD[locale];
      return values[name];
    }),
  }));
const NAMED = [...named(FACTS.language, false), ...named(FACTS.shared, true)];

/** In the order of the form. */
export const factFields: readonly NamedField[] = Object.values<FieldGroup>(GROUPS).flatMap(
  (group) => NAMED.filter((field) => field.group === group),
);

/** What is stored in the form of its field. */
const storedFacts = (fields: Fields, stored: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(stored)
      .filter(([name, value]) => {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return field !== undefined && value !== null && isReadable(field, value);
      })
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** The standard if nothing of a fact's form is stored. @param stored the published words of the entry `studio` */
export const factsOf = (stored: StoredWords = {}): Facts => ({
  ...STANDARD,
  ...storedFacts(FACTS.shared, stored.shared),
  ...inEachLocale((locale) => ({
    ...STANDARD[locale],
    ...storedFacts(FACTS.language, stored[locale]),
  })),
});

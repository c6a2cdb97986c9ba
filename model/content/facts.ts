import { studioAddress } from '#studio/address.ts';
import { FOUNDER_FACTS, FOUNDERS, describeFounders } from '#studio/founders.ts';
import { type Bilingual, type Locale, inEachLocale, LANGUAGE_TAGS } from '#studio/locale.ts';
import { PACKAGE_NAMES, PACKAGE_TERMS, PACKAGES } from '#studio/packages.ts';
import { SERVICE_NAMES, SERVICES } from '#studio/services.ts';
import { answerPromise, studio, workingHours } from '#studio/studio.ts';
import type { NamedField } from './content-types.ts';
import {
  choices,
  date,
  email,
  items,
  link,
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
  type ValueOf,
  type ValuesOf,
  isReadable,
  plainTextProblems,
} from './fields.ts';
import type { StoredWords } from './words.ts';

/* Facts about the studio: standard in `studio/`, changed in the entry `studio` of the type `pages`, named by texts in braces. */

const nameOf = (names: Bilingual<Record<string, string>>, key: string): Bilingual<string> =>
  inEachLocale((locale) => names[locale][key] ?? key);

const founderTitles = inEachLocale((locale) => describeFounders(locale));

const GROUPS = {
  notice: { label: { en: 'Notice on every page', id: 'Pengumuman di setiap halaman' } },
  ...grouped(PACKAGES, (key) => nameOf(PACKAGE_NAMES, key)),
  contact: { label: { en: 'Contact', id: 'Kontak' } },
  hours: {
    label: { en: 'Opening hours', id: 'Jam buka' },
    hint: {
      en: 'Search engines show them if there is an address.',
      id: 'Ditampilkan mesin pencari bila ada alamat.',
    },
  },
  services: { label: { en: 'Names of services', id: 'Nama layanan' } },
  ...grouped(FOUNDERS, (key) => inEachLocale((locale) => founderTitles[locale][key].title)),
} satisfies Record<string, FieldGroup>;

function grouped<Key extends string>(
  keys: readonly Key[],
  labelOf: (key: Key) => Bilingual<string>,
) {
  return Object.fromEntries(keys.map((key) => [key, { label: labelOf(key) }])) as Record<
    Key,
    FieldGroup
  >;
}

function each<Key extends string, Suffix extends string, One extends Field>(
  keys: readonly Key[],
  suffix: Suffix,
  fieldOf: (key: Key) => One,
) {
  return Object.fromEntries(keys.map((key) => [key + suffix, fieldOf(key)])) as Record<
    `${Key}${Suffix}`,
    One
  >;
}

const shared = <One extends Field>(field: One, standard: ValueOf<One>): One => ({
  ...field,
  standard: inEachLocale(() => standard),
});

const inLanguages = <One extends Field>(field: One, standard: Bilingual<string>): One => ({
  ...field,
  standard,
});

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
const WHATSAPP_CHAT = /^https:\/\/wa\.me\/(?:\d{7,15}|message\/\w+)$/;

const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** @param day 1 for Monday */
function weekday(day: string, locale: Locale): string {
  const name = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return name.format(Date.UTC(2024, 0, Number(day)));
}

const hour = (en: string, id: string) =>
  number({ label: { en, id }, group: GROUPS.hours, min: 0, max: 24, required: true });

const social = items(
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
);

const FACTS = {
  shared: {
    noticeUntil: shared(
      date({
        label: { en: 'Shown until the end of', id: 'Tampil sampai akhir tanggal' },
        hint: {
          en: 'Without a date, it stays until you delete the text.',
          id: 'Tanpa tanggal, tampil sampai teksnya dihapus.',
        },
        group: GROUPS.notice,
      }),
      '',
    ),
    ...each(PACKAGES, 'Price', (key) =>
      shared(
        price({
          label: { en: 'Lowest price in rupiah', id: 'Harga terendah dalam rupiah' },
          group: GROUPS[key],
          required: PACKAGE_TERMS[key].price !== null,
        }),
        PACKAGE_TERMS[key].price,
      ),
    ),
    ...each(PACKAGES, 'Days', (key) =>
      shared(
        number({
          label: { en: 'Days to delivery', id: 'Lama pengerjaan dalam hari' },
          group: GROUPS[key],
          min: 1,
          max: 3650,
          required: true,
        }),
        PACKAGE_TERMS[key].days,
      ),
    ),
    ...each(PACKAGES, 'Revisions', (key) =>
      shared(
        number({
          label: { en: 'Rounds of revision', id: 'Jatah revisi' },
          hint: { en: '0 for no limit', id: '0 untuk tanpa batas' },
          group: GROUPS[key],
          min: 0,
          max: 99,
          required: true,
        }),
        PACKAGE_TERMS[key].revisions,
      ),
    ),
    email: shared(
      email({ label: { en: 'E-mail', id: 'Email' }, group: GROUPS.contact, required: true }),
      studio.email,
    ),
    phone: shared(
      phone({
        label: { en: 'Telephone number', id: 'Nomor telepon' },
        hint: {
          en: 'With country code and without spaces: +6281234567890',
          id: 'Dengan kode negara, tanpa spasi: +6281234567890',
        },
        group: GROUPS.contact,
        required: true,
      }),
      studio.phone,
    ),
    phoneShown: shared(
      line(GROUPS.contact, 'Telephone number as shown', 'Nomor telepon yang tampil', 40),
      studio.phoneShown,
    ),
    whatsapp: shared(
      {
        ...link({
          label: { en: 'WhatsApp link', id: 'Tautan WhatsApp' },
          hint: { en: 'https://wa.me/6281234567890', id: 'https://wa.me/6281234567890' },
          group: GROUPS.contact,
          required: true,
        }),
        problems: (value: string): FieldProblem[] =>
          WHATSAPP_CHAT.test(value) ? [] : [{ code: 'malformed' }],
      },
      studio.whatsapp,
    ),
    city: shared(line(GROUPS.contact, 'City', 'Kota'), studio.city),
    street: shared(
      line(GROUPS.contact, 'Street, or empty', 'Jalan, atau kosong', 120, false),
      studioAddress?.street ?? '',
    ),
    locality: shared(
      line(GROUPS.contact, 'City of the address', 'Kota pada alamat', 80, false),
      studioAddress?.locality ?? '',
    ),
    postalCode: shared(
      line(GROUPS.contact, 'Postal code', 'Kode pos', 12, false),
      studioAddress?.postalCode ?? '',
    ),
    social: shared(social, studio.social),
    openDays: shared(
      choices(WEEK, {
        label: { en: 'Open on', id: 'Hari buka' },
        optionName: weekday,
        group: GROUPS.hours,
        required: true,
      }),
      WEEK.filter((day) => workingHours.days.some((one) => String(one) === day)),
    ),
    opens: shared(hour('From, full hour', 'Dari jam'), workingHours.opens),
    closes: shared(hour('Until, full hour', 'Sampai jam'), workingHours.closes),
    ...each(FOUNDERS, 'Name', (key) =>
      shared(
        line(GROUPS[key], 'Name; without it, the role', 'Nama; kalau kosong, perannya', 80, false),
        FOUNDER_FACTS[key].name ?? '',
      ),
    ),
    ...each(FOUNDERS, 'Picture', (key) =>
      shared(
        picture({
          label: { en: 'Portrait', id: 'Foto' },
          hint: { en: 'A wide picture, 8:5.', id: 'Gambar melebar, 8:5.' },
          group: GROUPS[key],
        }),
        null,
      ),
    ),
  },
  language: {
    notice: inLanguages(
      plain(
        text({
          label: { en: 'Notice', id: 'Pengumuman' },
          group: GROUPS.notice,
          limit: 200,
          rows: 2,
        }),
      ),
      inEachLocale(() => ''),
    ),
    promise: inLanguages(
      line(GROUPS.contact, 'Promise of an answer', 'Janji waktu balasan', 120),
      answerPromise,
    ),
    ...each(PACKAGES, '', (key) =>
      inLanguages(line(GROUPS[key], 'Name', 'Nama', 20), nameOf(PACKAGE_NAMES, key)),
    ),
    ...each(SERVICES, '', (key) => {
      const standard = nameOf(SERVICE_NAMES, key);
      return inLanguages(line(GROUPS.services, standard.en, standard.id, 60), standard);
    }),
    ...each(FOUNDERS, 'Role', (key) =>
      inLanguages(line(GROUPS[key], 'Role', 'Peran'), FOUNDER_FACTS[key].role),
    ),
    ...each(FOUNDERS, 'Byline', (key) =>
      inLanguages(
        line(GROUPS[key], 'After “By”, without a name', 'Setelah “Oleh”, kalau tanpa nama'),
        FOUNDER_FACTS[key].byline,
      ),
    ),
  },
} as const;

export type Facts = ValuesOf<typeof FACTS.shared> & Bilingual<ValuesOf<typeof FACTS.language>>;

const named = (fields: Readonly<Record<string, Field>>, part: 'words' | 'facts') =>
  Object.entries(fields).map(([name, field]) => ({
    ...field,
    name: `${part}.${name}`,
    isShared: part === 'facts',
  }));
const NAMED = [...named(FACTS.language, 'words'), ...named(FACTS.shared, 'facts')];

/** In the order of the form. */
export const factFields: readonly NamedField[] = Object.values<FieldGroup>(GROUPS).flatMap(
  (group) => NAMED.filter((field) => field.group === group),
);

/** The standard if nothing of the field's form is stored. */
function valueOf(field: Field, stored: unknown, locale: Locale): unknown {
  if (stored === undefined || stored === null || !isReadable(field, stored)) {
    return field.standard?.[locale];
  }
  return typeof stored === 'string' ? stored.trim() : stored;
}

const valuesOf = (
  fields: Readonly<Record<string, Field>>,
  stored: Readonly<Record<string, unknown>> = {},
  locale: Locale = 'en',
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, stored[name], locale)]),
  );

/** @param stored the published words of the entry `studio` */
export const factsOf = (stored: StoredWords = {}): Facts =>
  ({
    ...valuesOf(FACTS.shared, stored.shared),
    ...inEachLocale((locale) => valuesOf(FACTS.language, stored[locale], locale)),
  }) as Facts;

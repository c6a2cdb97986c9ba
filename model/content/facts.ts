import { studioAddress } from '#studio/address.ts';
import { FOUNDER_FACTS, FOUNDERS, describeFounders } from '#studio/founders.ts';
import { type Bilingual, type Locale, inEachLocale, LANGUAGE_TAGS } from '#studio/locale.ts';
import { PACKAGE_NAMES, PACKAGE_TERMS, PACKAGES } from '#studio/packages.ts';
import { SERVICE_NAMES, SERVICES } from '#studio/services.ts';
import { answerPromise, studio, workingHours } from '#studio/studio.ts';
import type { NamedField } from './content-types.ts';
import {
  type Field,
  type FieldGroup,
  type ValueOf,
  type ValuesOf,
  choices,
  date,
  email,
  isReadable,
  items,
  link,
  number,
  phone,
  picture,
  price,
  text,
} from './fields.ts';
import { plainTextProblems } from './plain-text.ts';
import type { StoredWords } from './words.ts';

/*
 * Facts about the studio, which pages, structured data, mails and the contact form take. The values in `studio/` are the
 * standard; founders change them in the entry `studio` of the type `pages`, and texts name them in braces.
 */

const nameOf = (names: Bilingual<Record<string, string>>, key: string): Bilingual<string> =>
  inEachLocale((locale) => names[locale][key] ?? key);

const founderTitles = inEachLocale((locale) => describeFounders(locale));

/** The parts of the form, in its order. */
const GROUPS = {
  notice: { label: { en: 'Notice on every page', id: 'Pengumuman di setiap halaman' } },
  ...grouped(PACKAGES, (key) => nameOf(PACKAGE_NAMES, key)),
  contact: { label: { en: 'Contact', id: 'Kontak' } },
  hours: { label: { en: 'Opening hours', id: 'Jam buka' } },
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

/** A field for each key, under the key and a suffix. */
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

/** A text of words alone. */
function plain<One extends Field<string>>(field: One): One {
  const problems = (value: string) => [...field.problems(value), ...plainTextProblems(value)];
  return { ...field, problems };
}

const line = (group: FieldGroup, en: string, id: string, limit = 80, required = true) =>
  plain(text({ label: { en, id }, group, limit, required }));

const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The name of a day of the week, from 1 for Monday. */
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
          en: 'Without a date, until you empty it.',
          id: 'Tanpa tanggal: sampai dikosongkan.',
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
      link({
        label: { en: 'WhatsApp link', id: 'Tautan WhatsApp' },
        hint: { en: 'https://wa.me/6281234567890', id: 'https://wa.me/6281234567890' },
        group: GROUPS.contact,
        required: true,
      }),
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
        label: { en: 'Open on', id: 'Buka pada' },
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
      shared(picture({ label: { en: 'Portrait', id: 'Foto' }, group: GROUPS[key] }), null),
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
      line(GROUPS.contact, 'Promise of an answer', 'Janji membalas', 120),
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

/** The fields of the facts, in the order of the form. */
export const factFields: readonly NamedField[] = Object.values<FieldGroup>(GROUPS).flatMap(
  (group) => {
    const named = (fields: Readonly<Record<string, Field>>, isShared: boolean) =>
      Object.entries(fields).map(([name, field]) => ({
        ...field,
        name: `${isShared ? 'facts' : 'words'}.${name}`,
        isShared,
      }));
    return [...named(FACTS.language, false), ...named(FACTS.shared, true)].filter(
      (field) => field.group === group,
    );
  },
);

/** The value of a field; the standard where nothing of its form is stored. */
const valueOf = (field: Field, stored: unknown, locale: Locale): unknown =>
  stored === undefined || stored === null || !isReadable(field, stored)
    ? field.standard?.[locale]
    : stored;

const valuesOf = (
  fields: Readonly<Record<string, Field>>,
  stored: Readonly<Record<string, unknown>> = {},
  locale: Locale = 'en',
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, stored[name], locale)]),
  );

/** The facts as they are public. @param stored the published words of the entry `studio` */
export const factsOf = (stored: StoredWords = {}): Facts =>
  ({
    ...valuesOf(FACTS.shared, stored.shared),
    ...inEachLocale((locale) => valuesOf(FACTS.language, stored[locale], locale)),
  }) as Facts;

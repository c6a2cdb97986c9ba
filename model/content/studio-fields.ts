import { studioAddress } from '#studio/address.ts';
import { type Founder, FOUNDER_FACTS } from '#studio/founders.ts';
import { type Bilingual, type Locale, inEachLocale, LANGUAGE_TAGS } from '#studio/locale.ts';
import { type Package, PACKAGE_NAMES, PACKAGE_TERMS } from '#studio/packages.ts';
import { type Service, SERVICE_NAMES } from '#studio/services.ts';
import { answerPromise, studio, workingHours } from '#studio/studio.ts';
import {
  choices,
  date,
  email,
  items,
  link,
  number,
  phone,
  picture,
  plainText,
  price,
  text,
  whatsAppLink,
  withStandard,
} from './field-types.ts';
import type { FieldGroup, Picture } from './fields.ts';

/*
 * The facts about the studio: fields of the content type `studio`, with their standard of `studio/`. Texts name them in braces
 * (`fact-texts.ts`), `facts.ts` reads them.
 */

const inBothLanguages = <Value>(value: Value): Bilingual<Value> => inEachLocale(() => value);

/** Label of what founders name themselves: the fact in braces. */
export const factName = (key: Service | Package | Founder): Bilingual<string> =>
  inBothLanguages(`{${key}}`);

const NOTICE: FieldGroup = {
  label: { en: 'Notice on every page', id: 'Pengumuman di setiap halaman' },
};
const CONTACT: FieldGroup = { label: { en: 'Contact', id: 'Kontak' } };
const HOURS: FieldGroup = {
  label: { en: 'Opening hours', id: 'Jam buka' },
  hint: {
    en: 'Shown on the contact page; search engines get them if there is an address.',
    id: 'Tampil di halaman kontak; mesin pencari mendapatkannya bila ada alamat.',
  },
};
const SERVICE_GROUP: FieldGroup = { label: { en: 'Names of services', id: 'Nama layanan' } };
const BASIC: FieldGroup = { label: factName('basic') };
const PLUS: FieldGroup = { label: factName('plus') };
const PREMIUM: FieldGroup = { label: factName('premium') };
const ENGINEERING: FieldGroup = { label: factName('engineering') };
const DESIGN: FieldGroup = { label: factName('design') };

const shortText = (
  group: FieldGroup,
  en: string,
  id: string,
  standard: Bilingual<string> | string,
  { limit = 80, required = true } = {},
) =>
  withStandard(
    plainText(text({ label: { en, id }, group, limit, required })),
    typeof standard === 'string' ? inBothLanguages(standard) : standard,
  );

const lowestPrice = (group: FieldGroup, key: Package) =>
  withStandard(
    price({
      label: { en: 'Lowest price in rupiah', id: 'Harga terendah dalam rupiah' },
      group,
      required: true,
    }),
    inBothLanguages<number>(PACKAGE_TERMS[key].price),
  );

const wholeNumber = (
  label: Bilingual<string>,
  standard: number,
  given: { group: FieldGroup; min: number; max: number; hint?: Bilingual<string>; after?: string },
) => withStandard(number({ ...given, label, required: true }), inBothLanguages<number>(standard));

const longestDays = (group: FieldGroup, key: Package) => {
  const label = { en: 'Days to delivery', id: 'Lama pengerjaan dalam hari' };
  return wholeNumber(label, PACKAGE_TERMS[key].days, { group, min: 1, max: 3650 });
};

const revisions = (group: FieldGroup, key: Package) => {
  const label = { en: 'Rounds of revision', id: 'Jatah revisi' };
  const hint = { en: '0 for no limit', id: '0 untuk tanpa batas' };
  return wholeNumber(label, PACKAGE_TERMS[key].revisions, { group, hint, min: 0, max: 99 });
};

const packageTitle = (group: FieldGroup, key: Package) =>
  shortText(group, 'Name', 'Nama', PACKAGE_NAMES[key], { limit: 20 });

const serviceTitle = (key: Service) => {
  const { en, id } = SERVICE_NAMES[key];
  return shortText(SERVICE_GROUP, en, id, SERVICE_NAMES[key], { limit: 60 });
};

const founderTitle = (group: FieldGroup, key: Founder) =>
  shortText(
    group,
    'Name; without it, the role',
    'Nama; kalau kosong, perannya',
    FOUNDER_FACTS[key].name ?? '',
    { required: false },
  );

const founderRole = (group: FieldGroup, key: Founder) =>
  shortText(group, 'Role', 'Peran', FOUNDER_FACTS[key].role);

const founderByline = (group: FieldGroup, key: Founder) =>
  shortText(
    group,
    'After “By”, without a name',
    'Setelah “Oleh”, kalau tanpa nama',
    FOUNDER_FACTS[key].byline,
  );

const portrait = (group: FieldGroup) =>
  withStandard(
    picture({
      label: { en: 'Portrait', id: 'Foto' },
      hint: { en: 'A wide picture, 8:5.', id: 'Gambar melebar, 8:5.' },
      group,
    }),
    inBothLanguages<Picture | null>(null),
  );

const place = studioAddress ?? { street: '', locality: '', postalCode: '' };

const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const;

export function weekday(day: string, locale: Locale): string {
  const name = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return name.format(Date.UTC(2024, 0, Number(day)));
}

const hour = (en: string, id: string, standard: number, after?: string) =>
  wholeNumber({ en, id }, standard, {
    group: HOURS,
    min: 0,
    max: 24,
    ...(after !== undefined && { after }),
  });

export const STUDIO_FIELDS = {
  language: {
    notice: withStandard(
      plainText(
        text({
          label: { en: 'Notice', id: 'Pengumuman' },
          hint: {
            en: 'E-mail addresses, telephone numbers and addresses such as instagram.com/nama can be pressed.',
            id: 'Alamat email, nomor telepon, dan alamat seperti instagram.com/nama bisa ditekan.',
          },
          group: NOTICE,
          limit: 200,
          rows: 2,
        }),
      ),
      inBothLanguages(''),
    ),
    basic: packageTitle(BASIC, 'basic'),
    plus: packageTitle(PLUS, 'plus'),
    premium: packageTitle(PREMIUM, 'premium'),
    promise: shortText(CONTACT, 'Promise of an answer', 'Janji waktu balasan', answerPromise, {
      limit: 120,
    }),
    apps: serviceTitle('apps'),
    automation: serviceTitle('automation'),
    cloud: serviceTitle('cloud'),
    engineeringRole: founderRole(ENGINEERING, 'engineering'),
    engineeringByline: founderByline(ENGINEERING, 'engineering'),
    designRole: founderRole(DESIGN, 'design'),
    designByline: founderByline(DESIGN, 'design'),
  },
  shared: {
    noticeUntil: withStandard(
      date({
        label: { en: 'Shown until the end of', id: 'Tampil sampai akhir tanggal' },
        hint: {
          en: 'Without a date, it stays until you delete the text.',
          id: 'Tanpa tanggal, tampil sampai teksnya dihapus.',
        },
        group: NOTICE,
        lastDayOf: 'notice',
      }),
      inBothLanguages(''),
    ),
    basicPrice: lowestPrice(BASIC, 'basic'),
    basicDays: longestDays(BASIC, 'basic'),
    basicRevisions: revisions(BASIC, 'basic'),
    plusPrice: lowestPrice(PLUS, 'plus'),
    plusDays: longestDays(PLUS, 'plus'),
    plusRevisions: revisions(PLUS, 'plus'),
    premiumPrice: lowestPrice(PREMIUM, 'premium'),
    premiumDays: longestDays(PREMIUM, 'premium'),
    premiumRevisions: revisions(PREMIUM, 'premium'),
    email: withStandard(
      email({
        label: { en: 'E-mail', id: 'Email' },
        hint: {
          en: 'Shown to visitors. Who is notified, and where answers of clients go, is set at the deployment (MAIL_TO, MAIL_FROM).',
          id: 'Dilihat pengunjung. Penerima pemberitahuan dan balasan klien diatur saat deployment (MAIL_TO, MAIL_FROM).',
        },
        group: CONTACT,
        required: true,
      }),
      inBothLanguages<string>(studio.email),
    ),
    phone: withStandard(
      phone({
        label: { en: 'Telephone number', id: 'Nomor telepon' },
        group: CONTACT,
        required: true,
      }),
      inBothLanguages<string>(studio.phone),
    ),
    whatsapp: withStandard(
      whatsAppLink({
        label: { en: 'WhatsApp number or link', id: 'Nomor atau tautan WhatsApp' },
        group: CONTACT,
        required: true,
      }),
      inBothLanguages<string>(studio.whatsapp),
    ),
    city: shortText(CONTACT, 'City', 'Kota', studio.city),
    street: shortText(CONTACT, 'Street, or empty', 'Jalan, atau kosong', place.street, {
      limit: 120,
      required: false,
    }),
    locality: shortText(CONTACT, 'City of the address', 'Kota pada alamat', place.locality, {
      required: false,
    }),
    postalCode: shortText(CONTACT, 'Postal code', 'Kode pos', place.postalCode, {
      limit: 12,
      required: false,
    }),
    social: withStandard(
      items(
        {
          name: plainText(text({ label: { en: 'Name', id: 'Nama' }, limit: 40, required: true })),
          href: link({ label: { en: 'Link', id: 'Tautan' }, required: true }),
        },
        {
          label: { en: 'Social media', id: 'Media sosial' },
          itemLabel: { en: 'Link {number}', id: 'Tautan {number}' },
          group: CONTACT,
          limit: 8,
        },
      ),
      inBothLanguages<readonly { name: string; href: string }[]>(studio.social),
    ),
    openDays: withStandard(
      choices(WEEK, {
        label: { en: 'Open on', id: 'Hari buka' },
        optionName: weekday,
        group: HOURS,
        required: true,
      }),
      inBothLanguages<(typeof WEEK)[number][]>(
        WEEK.filter((day) => workingHours.days.some((one) => String(one) === day)),
      ),
    ),
    opens: hour('From, full hour', 'Dari jam', workingHours.opens),
    closes: hour('Until, full hour', 'Sampai jam', workingHours.closes, 'opens'),
    engineeringName: founderTitle(ENGINEERING, 'engineering'),
    engineeringPicture: portrait(ENGINEERING),
    designName: founderTitle(DESIGN, 'design'),
    designPicture: portrait(DESIGN),
  },
} as const;

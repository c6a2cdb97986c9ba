import { shownAddress, studioAddress } from '#studio/address.ts';
import {
  type Founder,
  type FounderFacts,
  type FounderTexts,
  FOUNDERS,
  describeFounders,
  forEachFounder,
} from '#studio/founders.ts';
import { type Bilingual, type Locale, inEachLocale } from '#studio/locale.ts';
import { type Package, PACKAGES } from '#studio/packages.ts';
import { studio } from '#studio/studio.ts';
import { mediaPath } from '../pictures/media.ts';
import { endOfDay } from '../time-zone.ts';
import { type Facts, factsOf } from './facts.ts';
import { PATTERNS } from './patterns.ts';
import { weekday } from './studio-fields.ts';

function formatPrice(locale: Locale, rupiah: number): string {
  const unit = 1000 ** Math.floor(Math.log10(Math.max(rupiah, 1)) / 3);
  const isShort = rupiah >= 1_000_000 && Number.isInteger((rupiah / unit) * 100);
  const words = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 } as const;
  return `Rp\u00a0${new Intl.NumberFormat(locale, isShort ? words : {}).format(rupiah)}`;
}

const UNLIMITED: Bilingual<string> = { en: 'unlimited', id: 'tanpa batas' };

function formatRevisions(locale: Locale, revisions: number): string {
  return revisions ? new Intl.NumberFormat(locale).format(revisions) : UNLIMITED[locale];
}

/** The space does not break: the columns that compare the packages are narrow. */
function formatDays(locale: Locale, days: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return format.format(days).replaceAll(' ', '\u00a0');
}

export function addressIn({ street, locality, postalCode }: Facts): typeof studioAddress {
  const country = studioAddress?.country ?? 'ID';
  return street === '' ? null : { street, locality, postalCode, country };
}

/** `+62 812-3456-7890`: the country code of Indonesia stands apart, the rest in groups of four from the end. */
export function shownPhone(phone: string): string {
  const [, country = '', rest = ''] = /^(\+62|\+1|\+\d\d)(\d+)$/.exec(phone) ?? [];
  return country === '' ? phone : `${country}\u00a0${rest.replace(/\B(?=(?:\d{4}){1,3}$)/g, '-')}`;
}

/** The number of the link; `WhatsApp` for a link with a code in place of one. */
function shownWhatsApp({ whatsapp }: Facts): string {
  const [, digits] = /^https:\/\/wa\.me\/(\d+)$/.exec(whatsapp) ?? [];
  return digits === undefined ? 'WhatsApp' : shownPhone(`+${digits}`);
}

export interface PackageFacts {
  name: string;
  price: number;
  days: number;
  revisions: number;
}

const packageIn = (facts: Facts, locale: Locale, key: Package): PackageFacts => ({
  name: facts[locale][key],
  price: facts[`${key}Price`],
  days: facts[`${key}Days`],
  revisions: facts[`${key}Revisions`],
});

export const packagesIn = (facts: Facts, locale: Locale): Record<Package, PackageFacts> => ({
  basic: packageIn(facts, locale, 'basic'),
  plus: packageIn(facts, locale, 'plus'),
  premium: packageIn(facts, locale, 'premium'),
});

function founderOf(facts: Facts, key: Founder): FounderFacts {
  const { [`${key}Name` as const]: name, [`${key}Picture` as const]: portrait } = facts;
  const width = portrait && portrait.width >= 960 ? 960 : 480;
  const picture = portrait && { src: mediaPath(portrait.id, width, 'webp'), alt: portrait.alt };
  return {
    ...(name !== '' && { name }),
    role: inEachLocale((locale) => facts[locale][`${key}Role`]),
    byline: inEachLocale((locale) => facts[locale][`${key}Byline`]),
    ...(picture && { picture }),
  };
}

export const foundersIn = (facts: Facts, locale: Locale): FounderTexts =>
  describeFounders(
    locale,
    forEachFounder((key) => founderOf(facts, key)),
  );

const TIME_SEPARATOR: Bilingual<string> = { en: ':', id: '.' };

/** `Monday–Friday, 09:00–17:00`, `Senin–Jumat, 09.00–17.00`, in the time of Jakarta. */
export function formatHours(locale: Locale, { openDays, opens, closes }: Facts): string {
  const runs: string[][] = [];
  for (const day of openDays) {
    const run = runs.at(-1);
    if (run && Number(run.at(-1)) === Number(day) - 1) run.push(day);
    else runs.push([day]);
  }
  const days = runs.map((run) => {
    const ends = [...new Set([...run.slice(0, 1), ...run.slice(-1)])];
    const names = ends.map((day) => weekday(day, locale));
    return names.join(run.length > 2 ? '–' : ', ');
  });
  const time = (hour: number) => `${String(hour).padStart(2, '0')}${TIME_SEPARATOR[locale]}00`;
  return `${days.join(', ')}, ${time(opens)}–${time(closes)}`;
}

export function factTexts(
  facts: Facts,
  locale: Locale,
  described = foundersIn(facts, locale),
): Readonly<Record<string, string>> {
  const { email: address, phone, whatsapp, city } = facts;
  const { promise, apps, automation, cloud } = facts[locale];
  const packages = packagesIn(facts, locale);
  const place = shownAddress(locale, addressIn(facts));
  return Object.fromEntries([
    ...PACKAGES.flatMap((key) => [
      [key, packages[key].name],
      [`${key}Price`, formatPrice(locale, packages[key].price)],
      [`${key}Days`, formatDays(locale, packages[key].days)],
      [`${key}Revisions`, formatRevisions(locale, packages[key].revisions)],
    ]),
    ['apps', apps],
    ['automation', automation],
    ['cloud', cloud],
    ...FOUNDERS.flatMap((key) => [
      [key, described[key].title],
      [`${key}Byline`, described[key].byline],
    ]),
    ['email', address],
    ['phoneShown', shownPhone(phone)],
    ['whatsapp', whatsapp],
    ['city', city],
    ['promise', promise],
    ['openingHours', formatHours(locale, facts)],
    ['nameAndAddress', place === '' ? studio.name : `${studio.name}, ${place},`],
  ]);
}

export const FACT_NAMES: ReadonlySet<string> = new Set(Object.keys(factTexts(factsOf(), 'en')));

/** Puts facts in the place of their names in all texts of a value. */
export function fillFacts<Value>(value: Value, facts: Facts, locale: Locale): Value {
  const { phone: number } = facts;
  const place = shownAddress(locale, addressIn(facts));
  const described = foundersIn(facts, locale);
  const texts: Readonly<Record<string, string>> = {
    ...factTexts(facts, locale, described),
    phone: number,
    shownAddress: place,
    whatsappShown: shownWhatsApp(facts),
    ...Object.fromEntries(FOUNDERS.map((key) => [`${key}Role`, described[key].role])),
  };
  return fillTexts(value, texts);
}

/** Puts texts in the place of their names in all texts of a value. */
export function fillTexts<Value>(value: Value, texts: Readonly<Record<string, string>>): Value {
  const fill = (one: unknown): unknown => {
    if (typeof one === 'string') {
      return one.replace(/\{(\w+)\}/g, (whole, name: string) =>
        Object.hasOwn(texts, name) ? texts[name]! : whole,
      );
    }
    if (Array.isArray(one)) return one.map(fill);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, below]) => [name, fill(below)]));
  };
  return fill(value) as Value;
}

export const noticeEnd = ({ noticeUntil }: Facts): number =>
  noticeUntil === '' ? Infinity : endOfDay(noticeUntil);

export const noticeAt = (facts: Facts, locale: Locale, now: number): string =>
  now < noticeEnd(facts) ? facts[locale].notice : '';

/** A part of a text, and the address that it leads to; '' for none. */
export type LinkedText = readonly [text: string, href: string];

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const NUMBER = /(?:\+|\b0)\d[\d\s.()-]{6,}\d/;
const LINK = /\b[\w-]+(?:\.[\w-]+)+\/\S*[^\s.,;:!?)]/;
const CONTACT = new RegExp(`(${EMAIL.source}|${NUMBER.source}|${LINK.source})`);

/** E-mail addresses, telephone numbers and web addresses with a path become links. */
export const linkContacts = (text: string): LinkedText[] =>
  text
    .split(CONTACT)
    .filter((part) => part !== '')
    .map((part) => [part, contactHref(part)]);

function contactHref(text: string): string {
  if (!CONTACT.test(text)) return '';
  const { email, phone, link } = PATTERNS;
  const [address, number, web] = [email.parse(text), phone.parse(text), link.parse(text)];
  if (address !== null) return `mailto:${address}`;
  return number === null ? (web ?? '') : `tel:${number}`;
}

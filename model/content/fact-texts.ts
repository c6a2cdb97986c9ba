import { shownAddress, studioAddress } from '#studio/address.ts';
import {
  type Founder,
  type FounderFacts,
  type FounderTexts,
  FOUNDER_FACTS,
  FOUNDERS,
  describeFounders,
} from '#studio/founders.ts';
import { type Bilingual, type Locale, inEachLocale } from '#studio/locale.ts';
import { PACKAGES } from '#studio/packages.ts';
import { SERVICES } from '#studio/services.ts';
import { studio } from '#studio/studio.ts';
import { mediaPath } from '../pictures/media.ts';
import { DAY_MS, TIME_ZONE_OFFSET_MS } from '../time-zone.ts';
import { type Facts, factsOf } from './facts.ts';

/** As people say it: `Rp\u00a025 million`. */
function formatPrice(locale: Locale, rupiah: number): string {
  const words = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 6 } as const;
  return `Rp\u00a0${new Intl.NumberFormat(locale, words).format(rupiah)}`;
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

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** The number itself where its other form has other digits. */
const shownPhone = ({ phone, phoneShown }: Facts): string =>
  digitsIn(phoneShown) === digitsIn(phone) ? phoneShown : phone;

/** As the telephone number if it is the same one. */
function shownWhatsApp(facts: Facts): string {
  const digits = digitsIn(new URL(facts.whatsapp).pathname);
  if (digits === digitsIn(facts.phone)) return shownPhone(facts);
  return digits === '' ? 'WhatsApp' : `+${digits}`;
}

export const socialLinks = ({ social }: Facts) => social.filter((one) => typeof one === 'object');

export function foundersIn(facts: Facts, locale: Locale): FounderTexts {
  const known = (key: Founder): FounderFacts => {
    const { [`${key}Name` as const]: name, [`${key}Picture` as const]: portrait } = facts;
    const width = portrait && portrait.width >= 960 ? 960 : 480;
    const own = portrait && { src: mediaPath(portrait.id, width, 'webp'), alt: portrait.alt };
    const shown = own ?? FOUNDER_FACTS[key].picture;
    return {
      ...(name !== '' && { name }),
      role: inEachLocale((one) => facts[one][`${key}Role`]),
      byline: inEachLocale((one) => facts[one][`${key}Byline`]),
      ...(shown && { picture: shown }),
    };
  };
  return describeFounders(locale, { engineering: known('engineering'), design: known('design') });
}

/** The facts that texts may name; none is empty. */
export function factTexts(
  facts: Facts,
  locale: Locale,
  described = foundersIn(facts, locale),
): Readonly<Record<string, string>> {
  const { email: address, whatsapp, city } = facts;
  const { promise, ...own } = facts[locale];
  const place = shownAddress(locale, addressIn(facts));
  return Object.fromEntries([
    ...PACKAGES.flatMap((key) => [
      [key, own[key]],
      [`${key}Price`, formatPrice(locale, facts[`${key}Price`])],
      [`${key}Days`, formatDays(locale, facts[`${key}Days`])],
      [`${key}Revisions`, formatRevisions(locale, facts[`${key}Revisions`])],
    ]),
    ...SERVICES.map((key) => [key, own[key]]),
    ...FOUNDERS.flatMap((key) => [
      [key, described[key].title],
      [`${key}Byline`, described[key].byline],
    ]),
    ['email', address],
    ['phoneShown', shownPhone(facts)],
    ['whatsapp', whatsapp],
    ['city', city],
    ['promise', promise],
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

/** In milliseconds since 1970; the last day is that of Jakarta. */
export const noticeEnd = ({ noticeUntil }: Facts): number =>
  noticeUntil === '' ? Infinity : Date.parse(noticeUntil) + DAY_MS - TIME_ZONE_OFFSET_MS;

export const noticeAt = (facts: Facts, locale: Locale, now: number): string =>
  now < noticeEnd(facts) ? facts[locale].notice : '';

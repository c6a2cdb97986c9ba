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

/* Facts as texts name and show them. */

/** An amount as people say it, e.g. `Rp\u00a025 million`; '' for none. */
function formatPrice(locale: Locale, rupiah: number | null): string {
  if (rupiah === null) return '';
  const words = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 6 } as const;
  return `Rp\u00a0${new Intl.NumberFormat(locale, words).format(rupiah)}`;
}

const UNLIMITED: Bilingual<string> = { en: 'unlimited', id: 'tanpa batas' };

function formatRevisions(locale: Locale, revisions: number | null): string {
  return revisions ? new Intl.NumberFormat(locale).format(revisions) : UNLIMITED[locale];
}

/** The space does not break, so that a time stays on one line in the columns that compare the packages. */
function formatDays(locale: Locale, days: number | null): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return format.format(days ?? 0).replaceAll(' ', '\u00a0');
}

/** The studio's address; null without one. */
export function addressIn({ street, locality, postalCode }: Facts): typeof studioAddress {
  const country = studioAddress?.country ?? 'ID';
  return street === '' ? null : { street, locality, postalCode, country };
}

export const socialLinks = ({ social }: Facts) => social.filter((one) => typeof one === 'object');

/** The founders by these facts: how each is called in a language, and the portrait. */
export function foundersIn(facts: Facts, locale: Locale): FounderTexts {
  const known = (key: Founder): FounderFacts => {
    const { [`${key}Name` as const]: name, [`${key}Picture` as const]: portrait } = facts;
    const own = portrait && { src: mediaPath(portrait.id, 480, 'webp'), alt: portrait.alt };
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

/** The facts that founders name in texts, by their names. None is empty. */
export function factTexts(facts: Facts, locale: Locale): Readonly<Record<string, string>> {
  const { email: address, phoneShown, whatsapp, city } = facts;
  const { promise, ...own } = facts[locale];
  const described = foundersIn(facts, locale);
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
    ['phoneShown', phoneShown],
    ['whatsapp', whatsapp],
    ['city', city],
    ['promise', promise],
    ['nameAndAddress', place === '' ? studio.name : `${studio.name}, ${place},`],
  ]);
}

/** Names that texts may have in braces. */
export const FACT_NAMES: ReadonlySet<string> = new Set(Object.keys(factTexts(factsOf(), 'en')));

/** Puts facts in the place of their names in all texts of a value. */
export function fillFacts<Value>(value: Value, facts: Facts, locale: Locale): Value {
  const { phone: number } = facts;
  const place = shownAddress(locale, addressIn(facts));
  const described = foundersIn(facts, locale);
  const texts: Readonly<Record<string, string>> = {
    ...factTexts(facts, locale),
    phone: number,
    address: place,
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

/** When the notice ends, in milliseconds since 1970: with its last day in Jakarta, or never. */
export const noticeEnd = ({ noticeUntil }: Facts): number =>
  noticeUntil === '' ? Infinity : Date.parse(noticeUntil) + DAY_MS - TIME_ZONE_OFFSET_MS;

/** The notice that pages show; '' for none. @param now milliseconds since 1970 */
export const noticeAt = (facts: Facts, locale: Locale, now: number): string =>
  now < noticeEnd(facts) ? facts[locale].notice : '';

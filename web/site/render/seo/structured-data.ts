import type { OpeningHoursSpecification, Thing, WithContext } from 'schema-dts';
import type { LayoutMessages } from '#browser/layout-messages.ts';
import type { PublicEntry } from '#model/content/answers.ts';
import type { Author } from '#model/content/content-types.ts';
import { addressIn, foundersIn, packagesIn } from '#model/content/fact-texts.ts';
import type { Facts } from '#model/content/facts.ts';
import { type PagedType, entryPath } from '#model/content/paths.ts';
import { canonicalPath, canonicalUrl } from '#site/features/seo/canonical.ts';
import type { PageMeta } from '#site/page.ts';
import type { Route } from '#site/routes.ts';
import { areaServed, countryName } from '#studio/address.ts';
import type { Locale } from '#studio/locale.ts';
import { PACKAGES } from '#studio/packages.ts';
import { studio } from '#studio/studio.ts';

type Data = Exclude<Thing, string>;
export type StructuredData = WithContext<Data>;

type Entry = PublicEntry[PagedType];

const STUDIO = { '@id': `${studio.origin}/#studio` } as const;

/** A local business if it has an address, else an organization. */
export function studioData(locale: Locale, facts: Facts) {
  const place = addressIn(facts);
  const known = {
    ...STUDIO,
    name: studio.name,
    url: `${studio.origin}/`,
    logo: `${studio.origin}/icons/icon-512.png`,
    email: facts.email,
    telephone: facts.phone,
    areaServed: areaServed.map(
      (code) => ({ '@type': 'Country', name: countryName(code, locale) }) as const,
    ),
    sameAs: facts.social.map(({ href }) => href),
  } as const;
  if (place === null) return { '@type': 'Organization', ...known } as const satisfies Data;
  const { street, locality, postalCode, country } = place;
  return {
    '@type': 'LocalBusiness',
    ...known,
    image: known.logo,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      ...(locality !== '' && { addressLocality: locality }),
      ...(postalCode !== '' && { postalCode }),
      addressCountry: country,
    },
    openingHoursSpecification: openingHours(facts),
  } as const satisfies Data;
}

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

function openingHours({ openDays, opens, closes }: Facts): OpeningHoursSpecification {
  // A day has no hour 24: the last minute stands for the end of the day.
  const time = (hour: number) => (hour === 24 ? '23:59' : `${String(hour).padStart(2, '0')}:00`);
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WEEKDAYS.filter((_, index) => openDays.some((day) => Number(day) === index + 1)),
    opens: time(opens),
    closes: time(closes),
  };
}

const breadcrumbs = (steps: readonly { name: string; href: string }[], locale: Locale): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: canonicalUrl(href, locale),
  })),
});

export function faqPage(messages: object, locale: Locale): Data | null {
  const { entries } = messages as { entries?: readonly { q: string; a: string }[] };
  if (!entries?.every(({ q, a }) => q && a)) return null;
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: entries.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

export function packageOffers(locale: Locale, facts: Facts): Data {
  const packages = packagesIn(facts, locale);
  const offers = PACKAGES.map((key) => {
    const { name, price: minPrice } = packages[key];
    const price = { '@type': 'PriceSpecification', minPrice, priceCurrency: 'IDR' } as const;
    return {
      '@type': 'Offer',
      name,
      url: `${canonicalUrl('/services', locale)}#packages`,
      offeredBy: STUDIO,
      priceSpecification: price,
    } as const;
  });
  return { '@type': 'OfferCatalog', itemListElement: offers };
}

/** A founder with a name is a person; one without is not told apart from the studio. */
function author(founder: Author, locale: Locale, facts: Facts) {
  if (founder === 'studio') return STUDIO;
  const { title, role } = foundersIn(facts, locale)[founder];
  if (role === '') return STUDIO;
  const url = `${canonicalUrl('/who-we-are', locale)}#${founder}`;
  return { '@type': 'Person', name: title, jobTitle: role, url, worksFor: STUDIO } as const;
}

/** Null if the entry has no text in the language. @param image address of its picture */
function entryData(entry: Entry, { locale, facts }: PageSource, image: string): Data | null {
  const factsOf = (type: PagedType, { summary }: { summary: string }) => ({
    description: summary,
    inLanguage: locale,
    image,
    mainEntityOfPage: canonicalUrl(entryPath(type, entry.slug), locale),
  });
  if ('year' in entry) {
    const text = entry.texts[locale];
    if (!text) return null;
    const keywords = entry.services.map((service) => facts[locale][service]).join(', ');
    return {
      '@type': 'CreativeWork',
      name: text.title,
      ...factsOf('portfolio', text),
      creator: STUDIO,
      ...(entry.year !== '' && { dateCreated: entry.year }),
      ...(keywords !== '' && { keywords }),
      ...(entry.link !== '' && { sameAs: entry.link }),
    };
  }
  const text = entry.texts[locale];
  if (!text) return null;
  return {
    '@type': 'BlogPosting',
    headline: text.title,
    ...factsOf('blog', text),
    datePublished: text.publish_at,
    dateModified: text.changed_at ?? text.publish_at,
    author: author(entry.author, locale, facts),
    publisher: STUDIO,
  };
}

export interface PageSource {
  route: Route;
  locale: Locale;
  meta: PageMeta;
  messages: object;
  nav: LayoutMessages['nav'];
  facts: Facts;
  isFile: boolean;
  entry?: Entry;
}

export function structuredData(page: PageSource, image: string): StructuredData[] {
  const { route, locale, entry, facts } = page;
  const labels: Readonly<Record<string, string>> = page.nav;
  const path = canonicalPath(route);
  const steps = [{ name: labels['home'] ?? studio.name, href: '/' }];
  if (path !== '/') steps.push({ name: labels[route.folder] ?? page.meta.title, href: path });
  const name = entry?.texts[locale]?.title;
  if (entry && name) steps.push({ name, href: `${path}/${entry.slug}` });
  const data = [
    studioData(locale, facts),
    steps.length > 1 && breadcrumbs(steps, locale),
    route.folder === 'services' && packageOffers(locale, facts),
    route.folder === 'faq' && faqPage(page.messages, locale),
    entry && entryData(entry, page, image),
  ];
  return data.flatMap((one) =>
    one ? [{ '@context': 'https://schema.org' as const, ...one }] : [],
  );
}

/** `<` is escaped, so that the data cannot end the element. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

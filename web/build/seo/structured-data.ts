import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  FAQPage,
  LocalBusiness,
  OfferCatalog,
  Organization,
  OpeningHoursSpecification,
  Person,
  Thing,
  WithContext,
} from 'schema-dts';
import type { Founder } from '../../../model/content/kinds.ts';
import type { PagedKind } from '../../../model/content/paths.ts';
import { entryPath } from '../../../model/content/paths.ts';
import type {
  PublicEntry,
  PublicItem,
  PublicPortfolioItem,
  PublicPost,
  PublicPostSummary,
  PublicProject,
} from '../../../model/content/answers.ts';
import type { Locale } from '../../../model/locale.ts';
import type { RouteRow } from '../../src/routes.ts';
import { describeFounders } from '../../src/studio/founders.ts';
import { areaServed, countryName, studioAddress } from '../../src/studio/address.ts';
import { PACKAGE_NAMES, PACKAGE_TERMS, PACKAGES } from '../../src/studio/packages.ts';
import { SERVICE_NAMES } from '../../src/studio/services.ts';
import { studio, workingHours } from '../../src/studio/studio.ts';
import { canonicalPath, canonicalUrl } from '../../src/features/seo/canonical.ts';

/** JSON-LD of one thing of a type (https://schema.org). */
export type StructuredData<Type extends Thing = Thing> = WithContext<Exclude<Type, string>>;

const CONTEXT = 'https://schema.org';
/** The studio, where other data names it. */
const STUDIO = { '@id': `${studio.origin}/#studio` } as const;

/** The studio: a local business where it has an address, else an organization. */
export function studioData(
  locale: Locale,
  place: typeof studioAddress = studioAddress,
): StructuredData<LocalBusiness | Organization> {
  const facts = {
    '@context': CONTEXT,
    ...STUDIO,
    name: studio.name,
    url: `${studio.origin}/`,
    logo: `${studio.origin}/icons/icon-512.png`,
    email: studio.email,
    telephone: studio.phone,
    areaServed: areaServed.map(
      (code) => ({ '@type': 'Country', name: countryName(code, locale) }) as const,
    ),
    sameAs: studio.social.map(({ href }) => href),
  } as const;
  if (place === null) return { '@type': 'Organization', ...facts };
  const { street, locality, postalCode, country } = place;
  return {
    '@type': 'LocalBusiness',
    ...facts,
    image: facts.logo,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      postalCode,
      addressCountry: country,
    },
    openingHoursSpecification: openingHours(),
  };
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

function openingHours(): OpeningHoursSpecification {
  const { days, opens, closes } = workingHours;
  const time = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WEEKDAYS.filter((_, index) => days.some((day) => day === index + 1)),
    opens: time(opens),
    closes: time(closes),
  };
}

/** A page on the way from the home page: its name and its path on this site. */
export interface BreadcrumbStep {
  name: string;
  href: string;
}

/** Breadcrumbs from the home page to a page. */
function breadcrumbs(
  steps: readonly BreadcrumbStep[],
  locale: Locale,
): StructuredData<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(href, locale),
    })),
  };
}

/** Questions and answers of a page whose messages have `entries`; null for other pages. */
export function faqPage(messages: object, locale: Locale): StructuredData<FAQPage> | null {
  const { entries } = messages as { entries?: readonly { q: string; a: string }[] };
  if (!entries?.every(({ q, a }) => q && a)) return null;
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: entries.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

/** The packages that have a price, with it; null where none has. */
export function packageOffers(
  locale: Locale,
  terms = PACKAGE_TERMS,
): StructuredData<OfferCatalog> | null {
  const offers = PACKAGES.flatMap((name) => {
    const { price: minPrice } = terms[name];
    if (minPrice === null) return [];
    const price = { '@type': 'PriceSpecification', minPrice, priceCurrency: 'IDR' } as const;
    return {
      '@type': 'Offer',
      name: PACKAGE_NAMES[locale][name],
      url: `${canonicalUrl('/services', locale)}#packages`,
      offeredBy: STUDIO,
      priceSpecification: price,
    } as const;
  });
  if (offers.length === 0) return null;
  return { '@context': CONTEXT, '@type': 'OfferCatalog', itemListElement: offers };
}

/** A founder with a name as a person; one without is not told apart from the studio. */
function author(founder: Founder | undefined, locale: Locale): typeof STUDIO | Person {
  if (founder === undefined) return STUDIO;
  const { title, role } = describeFounders(locale)[founder];
  if (role === '') return STUDIO;
  const url = `${canonicalUrl('/who-we-are', locale)}#${founder}`;
  return { '@type': 'Person', name: title, jobTitle: role, url, worksFor: STUDIO };
}

/** A blog post in one language; null if it has no text in it. @param image address of its picture */
export function blogPosting(
  post: PublicPostSummary | PublicPost,
  locale: Locale,
  image: string,
): StructuredData<BlogPosting> | null {
  const text = post.texts[locale];
  if (!text) return null;
  const changed = 'changed_at' in text ? text.changed_at : undefined;
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: text.title,
    description: text.summary,
    datePublished: text.publish_at,
    dateModified: changed ?? text.publish_at,
    inLanguage: locale,
    image,
    mainEntityOfPage: canonicalUrl(entryPath('blog', post.slug), locale),
    author: author('author' in post ? post.author : undefined, locale),
    publisher: STUDIO,
  };
}

/** A project in one language; null if it has no text in it. @param image address of its picture */
export function creativeWork(
  project: PublicPortfolioItem | PublicProject,
  locale: Locale,
  image: string,
): StructuredData<CreativeWork> | null {
  const text = project.texts[locale];
  if (!text) return null;
  const { year } = project;
  const { services, link } = 'services' in project ? project : { services: [], link: '' };
  const keywords = services.map((service) => SERVICE_NAMES[locale][service]).join(', ');
  return {
    '@context': CONTEXT,
    '@type': 'CreativeWork',
    name: text.title,
    description: text.summary,
    inLanguage: locale,
    image,
    mainEntityOfPage: canonicalUrl(entryPath('portfolio', project.slug), locale),
    creator: STUDIO,
    ...(year !== '' && { dateCreated: year }),
    ...(keywords !== '' && { keywords }),
    // Where the finished work itself is.
    ...(link !== '' && { sameAs: link }),
  };
}

const entryData = (
  entry: PublicItem[PagedKind] | PublicEntry[PagedKind],
  locale: Locale,
  image: string,
) => ('year' in entry ? creativeWork(entry, locale, image) : blogPosting(entry, locale, image));

/** All JSON-LD data of a page. */
export function structuredData(page: {
  row: RouteRow;
  locale: Locale;
  messages: object;
  /** The page's name in the navigation. */
  label: string;
  home: string;
  entry?: PublicItem[PagedKind] | PublicEntry[PagedKind] | undefined;
  image: string;
}): StructuredData[] {
  const { row, locale, entry } = page;
  const steps: BreadcrumbStep[] = [{ name: page.home, href: '/' }];
  if (canonicalPath(row) !== '/') steps.push({ name: page.label, href: canonicalPath(row) });
  const name = entry?.texts[locale]?.title;
  if (entry && name) steps.push({ name, href: `${canonicalPath(row)}/${entry.slug}` });
  return [
    studioData(locale),
    ...(steps.length > 1 ? [breadcrumbs(steps, locale)] : []),
    ...(row.folder === 'services' ? [packageOffers(locale)] : []),
    ...(row.folder === 'faq' ? [faqPage(page.messages, locale)] : []),
    ...(entry ? [entryData(entry, locale, page.image)] : []),
  ].filter((data) => data !== null);
}

/** JSON for the inside of a `<script>` element; `<` is escaped, so that the data cannot end the element. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

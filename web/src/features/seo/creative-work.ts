import { entryPath } from '../../../../model/content/entry-paths.ts';
import type {
  PublicPortfolioItem,
  PublicProject,
} from '../../../../model/publishing/content-api.ts';
import type { Locale } from '../../../../model/locale.ts';
import { SERVICE_NAMES } from '../../studio/services.ts';
import { studio } from '../../studio/studio.ts';
import { canonicalUrl } from './canonical.ts';

/** A project in one language; null if it has no text in it. @param image address of its picture */
export function creativeWork(
  project: PublicPortfolioItem | PublicProject,
  locale: Locale,
  image: string,
) {
  const text = project.texts[locale];
  if (!text) return null;
  const { year, services } = 'services' in project ? project : { year: '', services: [] };
  const keywords = services.map((service) => SERVICE_NAMES[locale][service]).join(', ');
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: text.title,
    description: text.summary,
    inLanguage: locale,
    image,
    mainEntityOfPage: canonicalUrl(entryPath('portfolio', project.slug), locale),
    creator: { '@id': `${studio.origin}/#studio` },
    ...(year !== '' && { dateCreated: year }),
    ...(keywords !== '' && { keywords }),
    // Where the finished work itself is.
    ...(project.link !== '' && { sameAs: project.link }),
  } as const;
}

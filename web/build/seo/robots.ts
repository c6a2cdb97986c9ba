import { studio } from '../../src/studio/studio.ts';

/** `robots.txt`: allows everything except the functions and the folders from which Hosting serves languages. */
export function robots(): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /localized/',
    '',
    `Sitemap: ${studio.origin}/sitemap.xml`,
    '',
  ].join('\n');
}

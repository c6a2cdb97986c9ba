import { DAY_MS } from '#model/time-zone.ts';
import { studio } from '#studio/studio.ts';

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

/** Days until another build must confirm the contact details (RFC 9116 asks for less than a year). */
const VALID_DAYS = 180;

/** `.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityTxt(): string {
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${studio.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: id, en',
    `Canonical: ${studio.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** `manifest.webmanifest`: the installed app starts with the mobile home page (docs/behaviour.md, "Pages and routes"). */
export function webManifest(description: string, background: string): string {
  const icon = (src: string, sizes: string, purpose = 'any') => ({
    src: `/icons/${src}`,
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: studio.name,
    short_name: studio.name,
    description,
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  });
}

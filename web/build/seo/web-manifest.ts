import { studio } from '../../src/studio/studio.ts';
import { hexColor } from '../styles/colors.ts';

/** Background of the pages, for the browser's own bars. */
export const THEME_COLORS = {
  light: hexColor('background', 'light'),
  dark: hexColor('background', 'dark'),
} as const;

/** `manifest.webmanifest`: the installed app starts with the mobile home page (docs/behaviour.md, "Pages and routes"). */
export function webManifest(description: string): string {
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
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  });
}

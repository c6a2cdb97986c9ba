import type { Bilingual, Locale } from '../../model/locale.ts';
import { ASSET_CACHES } from '../../model/updates/service-worker.ts';

/** The page's style sheet; `web/build/service-worker.ts` writes it into the worker. */
declare const OFFLINE_PAGE_STYLES: string;
/** The rule that declares the site's typeface, written as well. */
declare const TYPEFACE_RULE: string;

const t: Bilingual<{ title: string; text: string; home: string }> = {
  en: {
    title: 'You are offline',
    text: 'This page is not kept on your device. It opens as soon as you are connected again.',
    home: 'To the home page',
  },
  id: {
    title: 'Anda sedang offline',
    text: 'Halaman ini belum tersimpan di perangkat Anda. Halaman akan terbuka begitu Anda terhubung lagi.',
    home: 'Ke beranda',
  },
};

/** The response to an offline visitor for a page that is not cached. */
export async function offlinePage(locale: Locale): Promise<Response> {
  const { title, text, home } = t[locale];
  const styles = (await cachedTypeface()) + OFFLINE_PAGE_STYLES;
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${styles}</style><body><main><h1>${title}</h1><p>${text}</p><p><a class="button" href="/">${home}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'",
    },
  });
}

/** The rule of the typeface where its file is cached: a request for it would fail. */
async function cachedTypeface(): Promise<string> {
  const file = /\/assets\/[\w.-]+/.exec(TYPEFACE_RULE)?.[0] ?? '';
  const cache = await caches.open(ASSET_CACHES.files);
  return (await cache.match(file, { ignoreVary: true })) ? TYPEFACE_RULE : '';
}

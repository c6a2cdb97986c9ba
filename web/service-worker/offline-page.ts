import type { Bilingual, Locale } from '../../model/locale.ts';

/** Minified `web/build/offline-page.css` with the site's colours; `web/build/service-worker.ts` writes it into the worker. */
declare const OFFLINE_PAGE_STYLES: string;

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
export function offlinePage(locale: Locale): Response {
  const { title, text, home } = t[locale];
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${OFFLINE_PAGE_STYLES}</style><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

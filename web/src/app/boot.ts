/**
 * The inline script in each page's head: decides the language before the first paint and brings the app
 * in the first idle moment after `load`, or at the first interaction. It is a program of its own
 * (built by `web/build/boot.ts`), and the only inline script that the Content-Security-Policy lets run.
 */
import type { Locale } from '../../../model/locale.ts';
import { chooseLocale } from '../features/i18n/choose-locale.ts';
import {
  readStoredLocale,
  setLanguageCookie,
  storeLocale,
} from '../features/i18n/locale-storage.ts';
import { PHONE_QUERY } from '../features/navigation/phone-query.ts';
import { isFontCached } from '../features/font/cached-font.ts';
import { isReachable } from '../browser/reachability.ts';
import { lastReload, mayReload, recordReload } from '../browser/reload-guard.ts';
import { replayEarlyClicks } from './replay-clicks.ts';
import { mayReloadFor } from './locale-reload.ts';

const { dataset } = document.documentElement;
/** Longest time for which a page that is about to change stays hidden, in ms. */
const HIDDEN_AT_MOST = 4000;

let started = false;
function start(): void {
  const { entry, modules, payload } = dataset;
  if (started || !entry) return;
  started = true;
  for (const href of modules?.match(/\S+/g) ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  // Fills the browser's cache while the code is on its way; the app reads it from there.
  if (payload) fetch(payload, { cache: 'force-cache' }).catch(() => undefined);
  const app = import(entry) as Promise<{ started: Promise<void> }>;
  app.catch(reloadWithoutApp);
  replayEarlyClicks(app.then((module) => module.started));
}

/** A page that came out of the browser's cache may ask for an app that a deployment took away. */
async function reloadWithoutApp(): Promise<void> {
  if (!mayReload(lastReload(), Date.now(), dataset['build']) || !(await isReachable())) return;
  recordReload(Date.now());
  location.reload();
}

/** Hides the page, or only its main part, until the app has drawn it anew. */
function hide(part: 'all' | 'main'): void {
  dataset['wait'] = part;
  setTimeout(() => delete dataset['wait'], HIDDEN_AT_MOST);
}

function startWhenIdle(): void {
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  afterFirstPaint(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 1);
  });
}

/** A page of inlined HTML and CSS may have loaded before its first paint, which nothing is to compete with. */
function afterFirstPaint(task: () => void): void {
  addEventListener('load', () => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return task();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      task();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Names the web manifest, which browsers fetch as soon as they know of it. Without scripting, the page names it. */
function nameManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Where the typeface's file is in the browser's cache already, phones draw their first page with it, too. */
function drawInKnownTypeface(): void {
  const { font, typeface } = dataset;
  if (!font || typeface !== undefined || !isFontCached(font)) return;
  dataset['typeface'] = '';
  // The browser holds the first paint for a typeface that is preloaded, instead of shifting text.
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = 'anonymous';
  link.href = font;
  document.head.append(link);
}

/** The language shown now. */
const documentLocale = () => document.documentElement.lang as Locale;

function boot(): void {
  const { twin, served, page } = dataset;
  if (twin && !matchMedia(PHONE_QUERY).matches) {
    hide('all');
    location.replace(twin + location.search + location.hash);
    return;
  }
  drawInKnownTypeface();
  const locale = chooseLocale({
    search: location.search,
    stored: readStoredLocale(),
    browser: navigator.language,
  });
  storeLocale(locale);
  afterFirstPaint(nameManifest);
  // The cookie is for requests to come, and setting it asks another process. The visitor may have switched by then.
  if (served === locale) afterFirstPaint(() => setLanguageCookie(documentLocale()));
  if (page === 'failure') return;
  if (served !== locale) {
    hide('all');
    if (setLanguageCookie(locale) && mayReloadFor(locale)) location.reload();
    else start();
  } else if (page === 'blog' && new URLSearchParams(location.search).has('post')) {
    hide('main');
    start();
  } else if (dataset['clientOnly'] !== undefined) {
    start();
  } else {
    startWhenIdle();
  }
}

boot();

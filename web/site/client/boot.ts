/**
 * The inline script in each page's head: the language before the first paint, the app at the first idle moment after
 * `load` or the first interaction. Every page's HTML contains it, so it imports little.
 */
import { PAGE_SHOWN, currentShellId, documentAttributes } from '#browser/document-attributes.ts';
import { storeLocale, visitorLocale } from '#browser/locale/visitor-locale.ts';
import { isPhone } from '#browser/phone.ts';
import { reloadForMissingApp, reloadIfUnread, replacePage } from '#browser/reload.ts';
import { showAccountHint } from '#browser/session/account-hint.ts';
import { readStorage, writeStorage } from '#browser/storage.ts';
import { PREVIEW_LINK_PATH } from '#model/preview-links/path.ts';
import { SESSION_KEYS, STORAGE_KEYS, VISIT_KEYS } from '#model/storage-keys.ts';
import { layoutTextsUrl } from '#model/updates/builds.ts';
import { PAGE_CHANGED } from '#model/updates/service-worker.ts';
import { type Locale, languagePath, localizedPath, splitPath } from '#studio/locale.ts';

const HIDDEN_MAX_MS = 4000;

const data = documentAttributes();

let started = false;
function start(): void {
  const { entry, modules, payload } = data;
  if (started || !entry) return;
  started = true;
  for (const href of modules?.match(/\S+/g) ?? []) addLink({ rel: 'modulepreload', href });
  for (const texts of [payload, layoutTextsUrl(currentShellId())]) {
    if (texts) fetch(texts, { cache: 'force-cache' }).catch(() => undefined);
  }
  // A cached page may name an app that a deployment has removed.
  import(entry).catch(reloadForMissingApp);
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

function hide(): void {
  data.hidden = '';
  setTimeout(() => delete data.hidden, HIDDEN_MAX_MS);
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

/** Nothing is to compete with the first paint. */
function afterFirstPaint(task: () => unknown): void {
  addEventListener('load', () => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      task();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** The build puts it here. */
declare const TYPEFACE: [family: string, source: string, descriptors: FontFaceDescriptors];

/**
 * Takes the typeface after the first paint, or at once if an earlier page has loaded it. A page on which a line in view would
 * break elsewhere stays in the fallback, so that nothing seen moves; the next page takes it.
 */
function takeTypeface(): void {
  const { fonts } = document;
  const typeface = new FontFace(...TYPEFACE);
  const take = () => void fonts.add(typeface);
  if (readStorage(STORAGE_KEYS.typeface) !== null) return take();
  afterFirstPaint(async () => {
    const isLoaded = await typeface.load().catch(() => null);
    if (!isLoaded) return;
    writeStorage(STORAGE_KEYS.typeface, '');
    const tops = topsInView();
    // A font costs no styles, as an attribute or a class would, but a layout alone.
    take();
    if (tops.every(([element, top]) => Math.abs(topOf(element) - top) < LEAST_SHIFT)) return;
    fonts.delete(typeface);
    const { pathname } = location;
    addEventListener(PAGE_SHOWN, () => location.pathname === pathname || take());
  });
}

/** Pixels from which browsers count a layout shift: https://wicg.github.io/layout-instability/ */
const LEAST_SHIFT = 3;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The elements in view, and where they begin, in pixels from the top of the window. */
function topsInView(element: Element = document.body): [Element, number][] {
  const { top, bottom } = element.getBoundingClientRect();
  if (top > innerHeight || bottom < 0) return [];
  return [[element, top], ...[...element.children].flatMap(topsInView)];
}

/** A page from the worker's cache that was changed since is loaded anew before it is read; later that is offered. */
function watchForChange(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data: message }) => {
    if (message.type !== PAGE_CHANGED) return;
    if (reloadIfUnread())
      return void writeStorage(SESSION_KEYS.pageNotice, 'changed', 'sessionStorage');
    data.outdated = '';
    dispatchEvent(new Event(PAGE_CHANGED));
  });
}

const { path, locale: named } = splitPath(location.pathname);

/** The address that is meant: the twin on a desktop, the post that the list names, or the open page itself. */
function intendedPage({ twin, twinHash = '', page }: typeof data) {
  const { search, hash } = location;
  if (twin && !isPhone()) return { own: twin, search, hash: hash || twinHash };
  const query = new URLSearchParams(page === 'blog' ? search : '');
  const slug = query.get('post');
  if (slug === null) return { own: path, search, hash };
  query.delete('post');
  const others = query.size > 0 ? `?${query}` : '';
  return { own: `/blog/${encodeURIComponent(slug)}`, search: others, hash };
}

/** The open page's address in the language, without `hl`. @param isServed it is in it already */
function addressIn(locale: Locale, own: string, search: string, isServed: boolean): string {
  if (path.startsWith(PREVIEW_LINK_PATH)) return path + (isServed ? search : `?hl=${locale}`);
  // A bare address answers in the same language as this one did.
  const others = search.replace(
    /([?&])hl=[^&]*(&|$)/,
    (_, before: string, after) => after && before,
  );
  return (isServed && !named ? localizedPath : languagePath)(own, locale) + others;
}

function boot(): void {
  const { served, page } = data;
  const locale = visitorLocale();
  storeLocale(locale);
  const isServed = served === locale;
  const { own, search, hash } = intendedPage(data);
  const address = addressIn(locale, own, search, isServed);
  // Cannot loop: the address names its language.
  if (page !== 'failure' && address !== location.pathname + location.search) {
    if (!isServed || own !== path) {
      hide();
      // The next document has this one as its referrer.
      writeStorage(VISIT_KEYS.redirectReferrer, document.referrer, 'sessionStorage');
      return replacePage(address + hash);
    }
    history.replaceState(history.state, '', address + hash);
  }
  showAccountHint();
  takeTypeface();
  // Browsers fetch them as soon as the page links to them. Without scripting, the page itself does.
  afterFirstPaint(() => {
    addLink({ rel: 'icon', href: '/favicon.ico' });
    addLink({ rel: 'manifest', href: localizedPath('/manifest.webmanifest', locale) });
  });
  if (page === 'failure') return;
  watchForChange();
  startWhenIdle();
}

boot();

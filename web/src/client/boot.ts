/**
 * The inline script in each page's head: decides the language before the first paint and brings the app
 * in the first idle moment after `load`, or at the first interaction. It is a program of its own
 * (built by `web/build/boot.ts`), and the only inline script that the Content-Security-Policy lets run.
 */
import { chooseLocale } from '../features/locale/choose.ts';
import { readStoredLocale, storeLocale } from '../features/locale/store.ts';

const { dataset } = document.documentElement;
const locale = chooseLocale({
  search: location.search,
  stored: readStoredLocale(),
  browser: navigator.language,
});
storeLocale(locale);

let started = false;
function start(): void {
  if (started) return;
  started = true;
  const entry = dataset['entry'];
  if (entry) void import(entry);
}

addEventListener('load', () => setTimeout(start, 0));
for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true });

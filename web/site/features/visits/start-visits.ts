import { PAGE_SHOWN } from '#browser/document-attributes.ts';
import { whenIdle } from '#browser/idle.ts';
import { pageLocale } from '#browser/locale/page-locale.ts';
import { readStorage, writeStorage } from '#browser/storage.ts';
import { VISIT_KEYS } from '#model/storage-keys.ts';
import { dayOf } from '#model/time-zone.ts';
import { pagePath } from '#model/updates/builds.ts';
import type { Visit } from '#model/visits/visit.ts';
import { NOT_FOUND_PATH, pathsOf } from '#site/routes.ts';
import { splitPath } from '#studio/locale.ts';
import { matchPath } from '../navigation/match.ts';
import { currentReferral, storeReferral } from './referral.ts';

export function startVisits(): void {
  let counted: string | null = null;
  const count = (): void => {
    const { path } = splitPath(location.pathname);
    if (path === counted) return;
    const isFirst = counted === null;
    counted = path;
    whenIdle(() => void countPage(path, isFirst).catch(() => undefined));
  };
  count();
  addEventListener(PAGE_SHOWN, count);
}

/** True for admins, and for browsers that ask for privacy (https://globalprivacycontrol.org). */
function isUncounted(): boolean {
  const refuses = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return refuses || readStorage(VISIT_KEYS.knownAdmin) !== null;
}

/** Resolves once the page is neither prerendered nor in the background. */
function untilVisible(): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });
}

/** If nothing can be stored, no view is the first. */
function isFirstToday(): boolean {
  const today = dayOf(Date.now());
  return readStorage(VISIT_KEYS.lastDay) !== today && writeStorage(VISIT_KEYS.lastDay, today);
}

/**
 * @param path without a page counts as the 404 page
 * @param isFirst only the site itself led to the document's other pages
 * @throws if it cannot be sent
 */
async function countPage(path: string, isFirst: boolean): Promise<void> {
  const route = matchPath(path);
  if (isUncounted()) return;
  // Aliases count as the page's path; posts and projects have addresses of their own.
  const isOwn = route === null || pathsOf(route).includes(path);
  const page = isOwn ? (route?.path ?? NOT_FOUND_PATH) : pagePath(path);
  const referral = isFirst ? currentReferral(page) : { page, referrer: '', source: '' };
  storeReferral(referral);
  await untilVisible();
  const visit: Visit = {
    ...referral,
    locale: pageLocale(),
    first: isFirstToday(),
  };
  await fetch('/api/visit', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visit),
  });
}

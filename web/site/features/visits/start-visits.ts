import { PAGE_SHOWN } from '#browser/document-attributes.ts';
import { whenIdle } from '#browser/idle.ts';
import { pageLocale } from '#browser/locale/visitor-locale.ts';
import { readStorage, writeStorage } from '#browser/storage.ts';
import { VISIT_KEYS } from '#model/storage-keys.ts';
import { dayOf } from '#model/time-zone.ts';
import { pagePath } from '#model/updates/service-worker.ts';
import type { Visit } from '#model/visits/visit.ts';
import { NOT_FOUND_PATH, pathsOf } from '#site/routes.ts';
import { matchPath } from '../navigation/match.ts';
import { currentReferral, keepReferral } from './referral.ts';

/** Counts the open page and each page that is opened from it, in idle moments. */
export function startVisits(): void {
  let counted: string | null = null;
  const count = (): void => {
    const path = location.pathname;
    if (path === counted) return;
    const isFirst = counted === null;
    counted = path;
    whenIdle(() => void countPage(path, isFirst).catch(() => undefined));
  };
  count();
  addEventListener(PAGE_SHOWN, count);
}

/** True for admins, and for browsers that ask for privacy (https://globalprivacycontrol.org): nothing is sent of them. */
function isUncounted(): boolean {
  const refuses = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return refuses || readStorage(VISIT_KEYS.uncounted) !== null;
}

/** Resolves once a person can see the page: not while it is prerendered or in the background. */
function isSeen(): Promise<void> {
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

/** True for the first view of a day. Where nothing can be stored, no view is called the first. */
function isFirstToday(): boolean {
  const today = dayOf(Date.now());
  return readStorage(VISIT_KEYS.lastDay) !== today && writeStorage(VISIT_KEYS.lastDay, today);
}

/**
 * Counts a public page that was opened, once it is seen.
 * @param path its address; one without a page counts as the 404 page
 * @param isFirst of its document: nothing led to the following ones but the site itself
 * @throws where it cannot be sent; the visitor has no part in that
 */
async function countPage(path: string, isFirst: boolean): Promise<void> {
  const route = matchPath(path);
  if (isUncounted()) return;
  // A route's own path stands for its aliases; posts and projects have addresses of their own.
  const isOwn = route === null || pathsOf(route).includes(path);
  const page = isOwn ? (route?.path ?? NOT_FOUND_PATH) : pagePath(path);
  const referral = isFirst ? currentReferral(page) : { page, referrer: '', source: '' };
  keepReferral(referral);
  await isSeen();
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

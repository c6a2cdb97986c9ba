import type { Locale } from '../../../../model/locale.ts';
import { VISIT_KEYS } from '../../../../model/storage-keys.ts';
import { dayOf } from '../../../../model/time-zone.ts';
import type { Visit } from '../../../../model/visits/visit.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';
import { currentReferral, keepReferral } from './referral.ts';

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

/** True once a page of this document was counted: nothing led to the following ones but the site itself. */
let hasCounted = false;

/**
 * Counts a page view once the page is seen. A failure is silent: the visitor has no part in it.
 * @param page path of the page
 */
export async function countVisit(page: string, locale: Locale): Promise<void> {
  const referral = hasCounted ? { page, referrer: '', source: '' } : currentReferral(page);
  hasCounted = true;
  keepReferral(referral);
  await isSeen();
  const visit: Visit = { ...referral, locale, first: isFirstToday() };
  await fetch('/api/visit', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visit),
  }).catch(() => undefined);
}

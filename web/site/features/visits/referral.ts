import { readStorage, removeStorage, writeStorage } from '#browser/storage.ts';
import { VISIT_KEYS } from '#model/storage-keys.ts';
import type { Referral } from '#model/visits/visit.ts';

/** Host of the site that led here; '' for none, and for this site. */
function referrerHost(): string {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : '';
  return host === location.hostname || host.length > 100 ? '' : host;
}

/** The campaign that the address names; '' for none and for one that cannot be counted. */
function campaign(): string {
  const name = new URLSearchParams(location.search).get('utm_source')?.toLowerCase() ?? '';
  return /^[a-z0-9._-]{1,40}$/.test(name) ? name : '';
}

/** What led to this page, where it is the first of its document. @param page its path */
export const currentReferral = (page: string): Referral => ({
  page,
  referrer: referrerHost(),
  source: campaign(),
});

/** Keeps what led to the first page of this tab. */
export function keepReferral(referral: Referral): void {
  if (readStorage(VISIT_KEYS.referral, 'sessionStorage') !== null) return;
  writeStorage(VISIT_KEYS.referral, JSON.stringify(referral), 'sessionStorage');
}

/** What led to the first page of this tab; undefined where nothing is kept. The function checks it. */
export function keptReferral(): unknown {
  const kept = readStorage(VISIT_KEYS.referral, 'sessionStorage');
  try {
    return kept === null ? undefined : (JSON.parse(kept) as unknown);
  } catch {
    return undefined;
  }
}

/** Forgets it, once a message has carried it. */
export function forgetReferral(): void {
  removeStorage(VISIT_KEYS.referral, 'sessionStorage');
}

import { readStorage, removeStorage, writeStorage } from '#browser/storage.ts';
import { VISIT_KEYS } from '#model/storage-keys.ts';
import type { Referral } from '#model/visits/visit.ts';

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : '';

function referrerHost(): string {
  const before = readStorage(VISIT_KEYS.redirectReferrer, 'sessionStorage') ?? '';
  removeStorage(VISIT_KEYS.redirectReferrer, 'sessionStorage');
  const direct = hostOf(document.referrer);
  const host = direct === location.hostname ? hostOf(before) : direct;
  return host === location.hostname || host.length > 100 ? '' : host;
}

const campaign = (): string =>
  (new URLSearchParams(location.search).get('utm_source') ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, 40)
    .replaceAll(/^-+|(?<!-)-+$/g, '');

export const currentReferral = (page: string): Referral => ({
  page,
  referrer: referrerHost(),
  source: campaign(),
});

export function storeReferral(referral: Referral): void {
  if (readStorage(VISIT_KEYS.referral, 'sessionStorage') !== null) return;
  writeStorage(VISIT_KEYS.referral, JSON.stringify(referral), 'sessionStorage');
}

export function storedReferral(): unknown {
  const stored = readStorage(VISIT_KEYS.referral, 'sessionStorage');
  try {
    return stored === null ? undefined : (JSON.parse(stored) as unknown);
  } catch {
    return undefined;
  }
}

export function clearReferral(): void {
  removeStorage(VISIT_KEYS.referral, 'sessionStorage');
}

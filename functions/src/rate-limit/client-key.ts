import { createHmac } from 'node:crypto';
import { rateLimitKey } from '../config.ts';

/**
 * The key of a sender in `rate_limit`: a keyed hash, so that the address cannot be found by trying all addresses.
 * @param scope what is limited, e.g. `contact`; the same sender has another key in each
 */
export function clientKey(scope: string, address: string): string {
  const key = rateLimitKey.value();
  if (key === '') throw new Error('RATE_LIMIT_KEY is not set');
  const hash = createHmac('sha256', key).update(`${scope} ${address}`).digest('base64url');
  return `${scope}-${hash}`;
}

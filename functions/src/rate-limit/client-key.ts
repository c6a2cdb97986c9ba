import { createHmac } from 'node:crypto';
import { rateLimitKey } from '../config.ts';

/**
 * Stands for a sender in `rate_limit`: without the key nobody can find the address again by trying all.
 * @param scope what is limited, e.g. `contact`; the same sender has another key in each
 */
export function clientKey(scope: string, address: string): string {
  const key = rateLimitKey.value();
  if (key === '') throw new Error('RATE_LIMIT_KEY is not set');
  const hash = createHmac('sha256', key).update(`${scope} ${address}`).digest('base64url');
  return `${scope}-${hash}`;
}

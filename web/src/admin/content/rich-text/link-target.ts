import { resolveUrl } from '../../../features/navigation/index.ts';

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const DOMAIN = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i;

/**
 * The target of a link as an author types it: a domain gets `https://`, an e-mail address `mailto:`.
 * @returns null for an address that the site's links refuse
 */
export function linkTarget(typed: string): string | null {
  const address = typed.trim();
  const target = EMAIL.test(address)
    ? `mailto:${address}`
    : DOMAIN.test(address)
      ? `https://${address}`
      : address;
  if (target === '' || resolveUrl(target, { allowExternal: true }).kind === 'refused') return null;
  return target;
}

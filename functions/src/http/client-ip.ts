import { isIP } from 'node:net';

/**
 * The address that a request came from. A sender can write anything into X-Forwarded-For; only what our own
 * infrastructure appends on the right can be trusted, so the hops are counted from there
 * (docs/decisions/the-client-address-is-counted-from-the-right.md).
 * @param forwarded the header, or ''
 * @param trustedProxies number of addresses right of the visitor's
 * @param socketAddress used where the header has no usable address, as in the emulators
 * @returns an IPv4 address, or the /64 network of an IPv6 address, because one household has the whole network
 */
export function clientIp(forwarded: string, trustedProxies: number, socketAddress: string): string {
  const hops = forwarded.split(',').map((hop) => hop.trim());
  const hop = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? '';
  const candidate = isIP(hop) === 0 ? socketAddress : hop;
  const address = candidate.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) === 6 ? network64(address) : address;
}

/**
 * What shows that `TRUSTED_PROXIES` cannot be right for a request, or null. Someone who calls the function around
 * Hosting causes `too few addresses` as well; every request of a wrong setting has a problem, only some of theirs do.
 * @param forwarded X-Forwarded-For, or ''
 */
export function hopCountProblem(forwarded: string, trustedProxies: number): string | null {
  const hops = forwarded === '' ? [] : forwarded.split(',').map((hop) => hop.trim());
  if (trustedProxies === 0) return null;
  if (hops.length <= trustedProxies) return 'too few addresses';
  const hop = hops[hops.length - 1 - trustedProxies] ?? '';
  if (isIP(hop) === 0) return 'not an address';
  const isPrivate =
    /^(?:10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^(?:::1$|f[cd]|fe80:)/i.test(hop);
  return isPrivate ? 'a private address' : null;
}

function network64(address: string): string {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

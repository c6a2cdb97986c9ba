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

function network64(address: string): string {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

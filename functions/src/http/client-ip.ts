import { BlockList, isIP } from 'node:net';

/** Hosting calls functions from them: Google's `goog.json` without `cloud.json`, which customers can have. */
const GOOGLE = new BlockList();
for (const network of [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
]) {
  const [address = '', bits] = network.split('/');
  GOOGLE.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The last address of X-Forwarded-For, or the one before Hosting's
 * (docs/decisions/the-client-address-is-counted-from-the-right.md).
 * @param socketAddress used without a usable header
 * @returns an IPv4 address, or the /64 network of an IPv6 address: one household
 */
export function clientIp(forwarded: string, socketAddress: string): string {
  const hops = forwarded.split(',').map((hop) => plainAddress(hop.trim()));
  const caller = hops.at(-1) ?? '';
  const isHosting =
    isIP(caller) !== 0 && GOOGLE.check(caller, isIP(caller) === 6 ? 'ipv6' : 'ipv4');
  const address = [isHosting ? hops.at(-2) : undefined, caller].find(
    (hop) => isIP(hop ?? '') !== 0,
  );
  const sender = address ?? plainAddress(socketAddress);
  return isIP(sender) === 6 ? network64(sender) : sender;
}

/** Address without the prefix of IPv4 in IPv6 form, and without a zone. */
const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '';

function network64(address: string): string {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

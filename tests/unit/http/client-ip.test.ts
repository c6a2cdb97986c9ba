import { expect, test } from 'vitest';
import { clientIp } from '../../../functions/src/http/client-ip.ts';

const [visitor, invented] = ['203.0.113.7', '198.51.100.1'];

/** Headers as each front end sends them: Google's appends its caller to what was sent, Hosting sends the visitor alone. */
test.each([
  ['a call through Hosting', `${visitor},66.102.8.69`, visitor],
  ['a call through Hosting over IPv6', `${visitor}, 2404:6800:4003:c00::1`, visitor],
  ['a direct call', visitor, visitor],
  ['a direct call with an invented address', `${invented}, ${visitor}`, visitor],
  ['one that pretends to be Hosting', `${invented}, 66.102.8.69, ${visitor}`, visitor],
  ['a direct call with nonsense before it', `'; drop, unknown, , ${visitor}`, visitor],
  // Google rents these out: they are no front ends.
  ['a rented machine', `${invented}, 34.101.20.7`, '34.101.20.7'],
  ['a rented machine over IPv6', `${invented}, 2600:1901::7`, '2600:1901:0:0::/64'],
  ['no visitor', 'unknown, 66.102.8.69', '66.102.8.69'],
  ['Google itself', '66.102.8.69', '66.102.8.69'],
  ['an IPv4 address as IPv6', `::ffff:${visitor}`, visitor],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['a shortened one', '2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['one that begins with zeros', '2001:db8::9', '2001:db8:0:0::/64'],
  ['nonsense alone', "1.2.3.4, '; drop", '169.254.1.1'],
])('%s is counted by the address of who sent it: %j', (_, forwarded, address) => {
  expect(clientIp(forwarded, '169.254.1.1')).toBe(address);
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::1', '0:0:0:0::/64'],
])('without a header the socket’s address %s counts', (socket, address) => {
  expect(clientIp('', socket)).toBe(address);
});

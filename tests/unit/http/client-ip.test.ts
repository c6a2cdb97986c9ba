import { expect, test } from 'vitest';
import { clientIp } from '../../../functions/src/http/client-ip.ts';

const [visitor, invented] = ['203.0.113.7', '198.51.100.1'];

test.each([
  // What each front end sends: Google's appends its caller to what the caller sent, Hosting sends the visitor alone.
  ['a call through Hosting', `${visitor},66.102.8.69`],
  ['a call through Hosting over IPv6', `${visitor}, 2404:6800:4003:c00::1`],
  ['a direct call', visitor],
  ['a direct call with an invented address', `${invented}, ${visitor}`],
  ['a direct call that pretends to be Hosting', `${invented}, 66.102.8.69, ${visitor}`],
  ['a direct call with nonsense before it', `'; drop, unknown, , ${visitor}`],
])('%s is counted by the address of who sent it: %j', (_, forwarded) => {
  expect(clientIp(forwarded, '169.254.1.1')).toBe(visitor);
});

test('a machine that Google rents out is no front end', () => {
  expect(clientIp(`${invented}, 34.101.20.7`, '169.254.1.1')).toBe('34.101.20.7');
  expect(clientIp(`${invented}, 2600:1901::7`, '169.254.1.1')).toBe('2600:1901:0:0::/64');
});

test.each([
  // X-Forwarded-For, socket address → client address
  ['', '127.0.0.1', '127.0.0.1'],
  ['', '::ffff:127.0.0.1', '127.0.0.1'],
  ["1.2.3.4, '; drop", '127.0.0.1', '127.0.0.1'],
  ['unknown, 66.102.8.69', '127.0.0.1', '66.102.8.69'],
  ['66.102.8.69', '127.0.0.1', '66.102.8.69'],
  ['::ffff:203.0.113.7', '127.0.0.1', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '127.0.0.1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '127.0.0.1', '2001:db8:1:2::/64'],
  ['2001:db8::9', '127.0.0.1', '2001:db8:0:0::/64'],
  ['', '::1', '0:0:0:0::/64'],
])('%j, socket %s: %s', (forwarded, socket, sender) => {
  expect(clientIp(forwarded, socket)).toBe(sender);
});

import { expect, test } from 'vitest';
import { clientIp, hopCountProblem } from '../../../functions/src/http/client-ip.ts';

test.each([
  // X-Forwarded-For, number of own proxies, socket address → client address
  ['203.0.113.7', 0, '127.0.0.1', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 0, '127.0.0.1', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7, 192.0.2.9', 1, '127.0.0.1', '203.0.113.7'],
  ['203.0.113.7', 1, '127.0.0.1', '203.0.113.7'],
  ['', 0, '127.0.0.1', '127.0.0.1'],
  ['', 1, '::ffff:127.0.0.1', '127.0.0.1'],
  ['unknown', 0, '127.0.0.1', '127.0.0.1'],
  ["1.2.3.4, '; drop", 0, '127.0.0.1', '127.0.0.1'],
  ['::ffff:203.0.113.7', 0, '127.0.0.1', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', 0, '127.0.0.1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', 0, '127.0.0.1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', 0, '127.0.0.1', '2001:db8:1:2::/64'],
  ['2001:db8::9', 0, '127.0.0.1', '2001:db8:0:0::/64'],
  ['', 0, '::1', '0:0:0:0::/64'],
])('%j behind %d proxies, socket %s: %s', (forwarded, proxies, socket, sender) => {
  expect(clientIp(forwarded, proxies, socket)).toBe(sender);
});

test.each([
  ['203.0.113.7, 192.0.2.9', 1, null],
  ['198.51.100.1, 203.0.113.7, 192.0.2.9', 1, null],
  ['', 0, null],
  ['', 1, 'too few addresses'],
  ['203.0.113.7', 1, 'too few addresses'],
  ['203.0.113.7, 192.0.2.9', 2, 'too few addresses'],
  ['unknown, 192.0.2.9', 1, 'not an address'],
  ['203.0.113.7, 10.1.2.3, 192.0.2.9', 1, 'a private address'],
  ['203.0.113.7, fd00::1, 192.0.2.9', 1, 'a private address'],
])('%j with %d trusted proxies: %s', (forwarded, proxies, problem) => {
  expect(hopCountProblem(forwarded, proxies)).toBe(problem);
});

import { expect, test } from 'vitest';
import { browserName } from '#browser/errors/sender.ts';
import { isErrorPlatform } from '#model/errors/group.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [CHROME, 'Chrome 140, Android'],
  [`${CHROME} EdgA/140.0.0.0`, 'Edge 140, Android'],
  [CHROME.replace('Chrome', 'SamsungBrowser/28.0 Chrome'), 'Samsung Internet 28, Android'],
  [`${CHROME} OPR/90.0`, 'Opera 90, Android'],
  [`${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari 26, iOS'],
  [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome 140, iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144, Windows'],
  [CHROME.replace(/\(Linux.*?\)/, '(X11; CrOS x86_64 14541.0.0)'), 'Chrome 140, ChromeOS'],
  [`${MAC} Version/18.5 Safari/605.1.15`, 'Safari 18, macOS'],
  ['curl/8.0', ''],
])('an admin reads which browser failed: %s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
  expect(isErrorPlatform(['Client', name].filter(Boolean).join(', '))).toBe(true);
});

test.each(['Elsewhere', 'Client, <b>', 'Client, Chrome 140, Android, more', 'Client\nChrome 140'])(
  '"%s" names no platform',
  (text) => {
    expect(isErrorPlatform(text)).toBe(false);
  },
);

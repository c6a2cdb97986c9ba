import { expect, test } from 'vitest';
import { dayOf, lastDays } from '#model/time-zone.ts';
import {
  fingerprint,
  normaliseMessage,
  pagePattern,
  topFrames,
} from '../../../functions/src/errors/fingerprint.ts';
import { errorReport } from '../../records/error-report.ts';

test.each([
  ['Failed to fetch https://contoh.example/a?b=1 (503)', 'Failed to fetch <address> (<n>)'],
  ['No user 0b0f3a52-93a9-4a34-8f1f-5ab1c2d3e4f5', 'No user <id>'],
  ['Bad token a1b2c3d4e5f6a7b8c9\n at line 12', 'Bad token <id> at line <n>'],
  ['x is undefined', 'x is undefined'],
])('a message is grouped without what varies in it: %j', (message, normal) => {
  expect(normaliseMessage(message)).toBe(normal);
});

test('frames of Chromium, Firefox and Safari are equal without build, line and minified names', () => {
  const chromium = `TypeError: x\n    at submitForm (https://a.example/assets/page-Ab12Cd34.js:1:23)\n    at async https://a.example/assets/entry-Zz98Yy76.js:4:5`;
  const firefox = `submitForm@https://a.example/assets/page-Qq11Ww22.js:9:8\n@https://a.example/assets/entry-Ee33Rr44.js:7:6`;
  expect(topFrames(chromium)).toEqual(['submitForm page.js', 'entry.js']);
  expect(topFrames(firefox)).toEqual(topFrames(chromium));
  const frames = (name: string) =>
    topFrames(`at ${name} (https://a.example/assets/p-Ab12Cd34.js:1:2)`);
  expect(frames('a1')).toEqual(frames('Q'));
});

test.each([
  ['/blog?post=a', '/blog'],
  ['https://contoh.example/m/faq/', '/m/faq'],
  ['/x/12/y', '/x/<n>/y'],
  ['/blog/how-to-sell-batik', '/blog/<slug>'],
  ['https://contoh.example/id/our-portofolio/toko-batik-2/?x=1', '/our-portofolio/<slug>'],
  ['/blog/page/2', '/blog/page/<n>'],
  ['', '/'],
])('page %j', (page, pattern) => {
  expect(pagePattern(page)).toBe(pattern);
});

test('the version of the rules is part of the group', () => {
  const report = errorReport({ what_page: '/' });
  expect(fingerprint(report)).toMatch(/^v2-[0-9a-f]{24}$/);
  expect(fingerprint({ ...report, what_page: '/faq' })).not.toBe(fingerprint(report));
  const on = (what_platform: string) => fingerprint({ ...report, what_platform });
  expect(on('Client, Chrome 140, Android')).not.toBe(on('Client, Safari 26, iOS'));
  expect(on('Client, Chrome 140, Android')).toBe(on('Client, Chrome 141, Android'));
  expect(on('Invented')).toBe(on('Invented too'));
});

test('days are those of the studio’s time zone, UTC+7', () => {
  expect(dayOf(Date.UTC(2026, 0, 31, 16, 59))).toBe('2026-01-31');
  expect(dayOf(Date.UTC(2026, 0, 31, 17))).toBe('2026-02-01');
  expect(lastDays(3, Date.UTC(2026, 2, 1, 12))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

import { expect, test } from 'vitest';
import { suggestSlug } from '#admin/content/edit/suggest-slug.ts';

test.each([
  ['Große Straße', 'grosse-strasse'],
  ['Smørrebrød på Ærø', 'smorrebrod-pa-aero'],
  ['Łódź, Đà Nẵng, Þór, Œuvre', 'lodz-da-nang-thor-oeuvre'],
  ['Işık İstanbul', 'isik-istanbul'],
  ['Web\u00adsite Toko\u200bku', 'website-tokoku'],
])('%j becomes %s', (title, slug) => {
  expect(suggestSlug(title, 'en')).toBe(slug);
});

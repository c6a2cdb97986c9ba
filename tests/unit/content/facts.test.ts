import { expect, test } from 'vitest';
import { contactTexts } from '#model/contact/texts.ts';
import type { PublicPost } from '#model/content/answers.ts';
import { findField } from '#model/content/content-types.ts';
import {
  FACT_NAMES,
  factTexts,
  fillFacts,
  foundersIn,
  noticeAt,
} from '#model/content/fact-texts.ts';
import { factsOf } from '#model/content/facts.ts';
import { problemsOf } from '#model/content/fields.ts';
import { findProblems } from '#model/content/problems.ts';
import { STUDIO_FIELDS } from '#model/content/studio-fields.ts';
import { wordsIn } from '#model/content/word-fields.ts';
import { type StoredValues, TEXT_PAGES } from '#model/content/words.ts';
import { publishedMessages, publishedSite } from '#site/render/published-messages.ts';
import { atomFeed } from '#site/render/seo/feed.ts';
import { packageOffers, studioData } from '#site/render/seo/structured-data.ts';
import { FOUNDERS } from '#studio/founders.ts';
import { LOCALES } from '#studio/locale.ts';
import { PACKAGES } from '#studio/packages.ts';
import { SERVICES } from '#studio/services.ts';
import { notification, receipt } from '../../../functions/src/mail/mails.ts';
import { draftEntry } from '../../records/entry.ts';
import { storedMessage } from '../../records/message.ts';

test('no standard fact is empty, and no served text names one', async () => {
  for (const locale of LOCALES) {
    const texts = Object.values(factTexts(factsOf(), locale));
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    for (const page of TEXT_PAGES) {
      const served = wordsIn((await publishedMessages(page, {}))[locale]).join('\n');
      const names = Array.from(served.matchAll(/\{(\w+)\}/g), ([, name]) => name!);
      expect(names.filter((name) => FACT_NAMES.has(name))).toEqual([]);
    }
  }
});

test('what is stored of a fact in another form is the standard fact', () => {
  const standard = factsOf();
  const shared = { plusPrice: '5', email: null, social: {}, openDays: 'all', foreign: 1 };
  expect(factsOf({ shared, en: { promise: 5 } })).toEqual(standard);
  expect(factsOf({ shared: { plusRevisions: 0, street: '' } })).toMatchObject({
    plusRevisions: 0,
    street: '',
  });
});

test('what pages and the form put in their texts is no fact', () => {
  const texts = ['address', 'wait', 'path', 'package', 'title', 'count', 'until', 'number'];
  const named = texts.map((name) => `{${name}}`);
  expect(fillFacts(named, factsOf(), 'en')).toEqual(named);
});

test.each([
  ['a number that is too long for a phone', { plusPrice: 1_234_567_890 }, ['plusPrice malformed']],
  ['hours that end when they begin', { closes: 9 }, ['closes too-early']],
  ['hours that begin after the standard end', { opens: 18 }, ['closes too-early']],
  ['hours in the evening', { opens: 18, closes: 20 }, []],
  ['a notice on its last day', { noticeUntil: '2026-12-31' }, []],
  ['a notice whose last day is over', { noticeUntil: '2026-12-30' }, ['noticeUntil past']],
])('publishing %s: %j gives %j', (_, facts, expected) => {
  const { draft, ...studio } = draftEntry('studio');
  const changed = { shared: { ...draft.shared, ...facts }, id: { ...draft.id, notice: 'Tutup' } };
  const now = Date.parse('2026-12-31T23:59:00+07:00');
  const problems = findProblems({ ...studio, draft: { ...draft, ...changed } }, 'id', now);
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test('a notice is shown until its last day in Jakarta has ended', async () => {
  const en = { notice: 'Closed' };
  const facts = factsOf({ shared: { noticeUntil: '2026-12-31' }, en });
  const end = Date.parse('2027-01-01T00:00:00+07:00');
  expect(noticeAt(facts, 'en', end - 1)).toBe('Closed');
  expect(noticeAt(facts, 'en', end)).toBe('');
  expect(noticeAt(facts, 'id', end - 1)).toBe('');
  expect((await publishedSite({ studio: { en } })).layoutTexts.en.notice).toEqual([['Closed', '']]);
});

test.each([
  ['phone', '12', 'malformed'],
  ['email', 'halo@contoh..example', 'malformed'],
  ['email', 'a@x.y?cc=b.c', 'malformed'],
  ['whatsapp', 'https://wa.me/', 'malformed'],
  ['noticeUntil', '31/12/2026', 'malformed'],
  ['plusPrice', -1, 'malformed'],
  ['plusDays', 0, 'malformed'],
  ['closes', 25, 'malformed'],
  ['openDays', [], 'required'],
  ['promise', ' ', 'required'],
  ['promise', 'See https://x.example', 'contains-url'],
  ['notice', '<b>Closed</b>', 'markup'],
  ['notice', 'Closed in { city }', 'placeholder'],
  ['basic', 'x'.repeat(21), 'too-long'],
  ['social', [{ name: 'X', href: 'data:text/html,x' }], 'malformed'],
])('the fact %s is not published as %j', (name, value, code) => {
  const field = findField('studio', name)!;
  expect(problemsOf(field, value)).toMatchObject([{ code }]);
});

const ADDRESS = { street: 'Jl. Mawar 5' };
const MESSAGE = storedMessage({ package: 'plus', locale: 'id' });
const MAIL = { from: { name: 'Contoh', address: 'a@b.example' }, to: 'c@d.example', origin: '' };
const POST: PublicPost = {
  key: 'e1',
  slug: 'a',
  cover: null,
  author: 'design',
  texts: { id: { title: 'A', summary: 'S', html: '', publish_at: '2026-01-01T00:00:00.000Z' } },
};
const PORTRAIT = {
  id: '00000000-0000-4000-8000-000000000000',
  width: 960,
  height: 600,
  alt: { en: 'Ayu at work', id: 'Ayu bekerja' },
};

/** The Indonesian texts of every place where a fact is used. */
async function usesOf(studio: StoredValues) {
  const published = {
    studio: { ...studio, shared: { ...ADDRESS, ...studio.shared } },
    // Some facts stand in no standard text.
    faq: { id: { hero: { lead: '{openingHours} {designByline} {plusRevisions} {city}' } } },
  };
  const { layoutTexts, facts } = await publishedSite(published);
  const pages = await Promise.all(TEXT_PAGES.map((name) => publishedMessages(name, published)));
  const words = [...pages.map(({ id }) => id), layoutTexts.id].flatMap((texts) => wordsIn(texts));
  const founders = foundersIn(facts, 'id');
  const notified = notification('id', MESSAGE, MAIL, facts, 'id');
  const received = receipt(MESSAGE, 'e@f.example', MAIL, facts);
  return {
    page: [founders.design.picture?.src, ...words].join('\n'),
    tel: `tel:${layoutTexts.id.footer.phone}`,
    mail: `${notified.text}\n${received.text}`,
    data: JSON.stringify([studioData('id', facts), packageOffers('id', facts)]),
    feed: atomFeed('', [POST], 'id', founders),
    form: wordsIn(fillFacts(contactTexts.id, facts, 'id')).join('\n'),
  };
}

type Uses = Partial<Awaited<ReturnType<typeof usesOf>>>;

const DIALLED = '+6281234567890';
const PHONE = { page: '+62\u00a0812-3456-7890', tel: `tel:${DIALLED}`, data: `"${DIALLED}"` };
const CHAT = 'https://wa.me/6281234567890';
const WHATSAPP = { page: PHONE.page, mail: `WhatsApp: ${CHAT}\n`, form: `${CHAT}?text=` };
const CODE = 'https://wa.me/message/ABC123';

/** Each form in which a fact may be typed or pasted, and what it becomes in its uses. */
const FORMS: Record<string, [typed: unknown, uses: Uses][]> = {
  phone: [
    ['0812-3456-7890 ', PHONE],
    ['tel:+62 812 3456 7890', PHONE],
    ['+65 8123 4567', { page: '+65\u00a08123-4567', tel: 'tel:+6581234567' }],
  ],
  whatsapp: [
    ['0812-3456-7890', WHATSAPP],
    ['https://api.whatsapp.com/send?phone=6281234567890', WHATSAPP],
    ['wa.me/message/ABC123', { page: `WhatsApp\n`, mail: `WhatsApp: ${CODE}\n`, form: CODE }],
  ],
  email: [
    [' ha\u200blo@lain.example', { page: 'halo@lain.example', mail: 'Email: halo@lain.example' }],
    ['Halo@lain.example', { data: '"email":"Halo@lain.example"', form: 'Halo@lain.example' }],
  ],
  city: [[' Bandung ', { page: 'Dua orang di Bandung yang' }]],
  promise: [['Besok.', { page: 'Besok.', mail: 'Besok.', form: 'Besok.' }]],
  social: [
    [
      [{ name: 'Instagram ', href: 'instagram.com/a' }],
      { page: 'Instagram\nhttps://instagram.com/a', data: '"sameAs":["https://instagram.com/a"]' },
    ],
  ],
  street: [
    [' Jl. Melati 1 ', { page: 'Jl. Melati 1, ', data: '"streetAddress":"Jl. Melati 1"' }],
    ['', { data: '"Organization"' }],
  ],
  locality: [['Bogor', { page: 'Jl. Mawar 5, Bogor', data: '"addressLocality":"Bogor"' }]],
  postalCode: [['16111', { page: ' 16111, Indonesia', data: '"postalCode":"16111"' }]],
  openDays: [[['1', '2', '3', '5'], { page: 'Senin–Rabu, Jumat, 09.00', data: '"Friday"' }]],
  opens: [[8, { page: '08.00–17.00', data: '"opens":"08:00"' }]],
  closes: [[24, { page: '09.00–24.00', data: '"closes":"23:59"' }]],
  notice: [
    ['Telepon 0812-3456-7890.', { page: 'Telepon \n\n0812-3456-7890\ntel:+6281234567890\n.' }],
    ['Lihat instagram.com/a, ya', { page: 'instagram.com/a\nhttps://instagram.com/a\n, ya' }],
    [' Tulis ke a@b.example', { page: 'a@b.example\nmailto:a@b.example' }],
    ['Tutup 09.00–17.00', { page: 'Tutup 09.00–17.00\n' }],
  ],
  noticeUntil: [['2099-12-31', {}]],
};
for (const key of PACKAGES) {
  FORMS[key] = [[' Lebih ', { page: 'Lebih', data: '"name":"Lebih"', form: 'Lebih' }]];
  FORMS[`${key}Price`] = [
    [62_500_000, { page: 'Rp\u00a062,5 juta', data: '"minPrice":62500000' }],
    [24_999_000, { page: 'Rp\u00a024.999.000', data: '"minPrice":24999000' }],
    [999_999_999, { page: 'Rp\u00a0999.999.999' }],
    [1_250_000_000, { page: 'Rp\u00a01,25 miliar' }],
    [950_000, { page: 'Rp\u00a0950.000' }],
    [0, { page: 'Rp\u00a00', data: '"minPrice":0' }],
  ];
  FORMS[`${key}Days`] = [[120, { page: '120\u00a0hari' }]];
  FORMS[`${key}Revisions`] = [
    [0, { page: 'tanpa batas' }],
    [7, { page: '7' }],
  ];
}
for (const key of SERVICES) FORMS[key] = [['Toko daring', { page: 'Toko daring' }]];
for (const key of FOUNDERS) {
  FORMS[`${key}Name`] = [
    ['Ayu ', { page: 'Ayu' }],
    [' ', { page: 'Pendiri' }],
  ];
  FORMS[`${key}Role`] = [['Perancang', { page: 'Perancang' }]];
  FORMS[`${key}Byline`] = [['perancang', {}]];
  FORMS[`${key}Picture`] = [[PORTRAIT, {}]];
}
// The author of the post.
FORMS['designName']!.push(
  ['Ayu ', { feed: '<name>Ayu</name>' }],
  [' ', { feed: '<name>Contoh Studio, pendiri bidang desain</name>' }],
);
FORMS['designPicture'] = [[PORTRAIT, { page: `/${PORTRAIT.id}/960.webp` }]];

test('every fact has its forms below', () => {
  const { language, shared } = STUDIO_FIELDS;
  expect(Object.keys(FORMS).toSorted()).toEqual(Object.keys({ ...language, ...shared }).toSorted());
});

test.each(Object.entries(FORMS))(
  'the fact %s comes out right in pages, mails, data, feed, form and links, however it is typed',
  async (name, forms) => {
    const part = name in STUDIO_FIELDS.shared ? 'shared' : 'id';
    for (const [typed, expected] of forms) {
      expect(problemsOf(findField('studio', name)!, typed), String(typed)).toEqual([]);
      const uses = await usesOf({ [part]: { [name]: typed } });
      for (const [use, text] of Object.entries(expected)) {
        expect(uses[use as keyof Uses], `${String(typed)} in ${use}`).toContain(text);
      }
      expect(Object.values(uses).join('\n')).not.toMatch(/undefined|NaN|null|\[object|\u200b/);
    }
  },
);

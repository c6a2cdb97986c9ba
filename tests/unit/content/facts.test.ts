import { expect, test } from 'vitest';
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
import { wordsIn } from '#model/content/word-fields.ts';
import { TEXT_PAGES } from '#model/content/words.ts';
import { publishedMessages, publishedSite } from '#site/render/published-messages.ts';
import { LOCALES } from '#studio/locale.ts';
import { draftEntry } from '../../records/entry.ts';

const PORTRAIT = {
  id: '00000000-0000-4000-8000-000000000000',
  width: 960,
  height: 600,
  alt: { en: 'Ayu at work', id: 'Ayu bekerja' },
};

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

test('a changed price is in every text that names it, in the words of each language', async () => {
  const shared = { plusPrice: 62_500_000, plusDays: 120 };
  const studio = { shared, en: { plus: 'More' }, id: { plus: 'Lebih' } };
  const faq = {
    en: { hero: { lead: '{plus} costs {plusPrice} {cost}.' } },
    id: { hero: { lead: '{plus}: {plusPrice}, {plusDays}.' } },
  };
  const { en, id } = await publishedMessages('faq', { studio, faq });
  expect(en).toMatchObject({ hero: { lead: 'More costs Rp\u00a062.5 million {cost}.' } });
  expect(id).toMatchObject({ hero: { lead: 'Lebih: Rp\u00a062,5 juta, 120\u00a0hari.' } });
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

test('a founder has the name, role and portrait that are published', () => {
  const shared = { designName: 'Ayu', designPicture: PORTRAIT };
  const facts = factsOf({ shared, en: { designRole: 'Designer' } });
  expect(foundersIn(facts, 'en').design).toMatchObject({
    title: 'Ayu',
    role: 'Designer',
    byline: 'Ayu',
    picture: { src: `/media/${PORTRAIT.id}/960.webp`, alt: 'Ayu at work' },
  });
  expect(fillFacts(['{design}, {designRole}'], facts, 'id')).toEqual(['Ayu, Pendiri, desain']);
});

test('blanks are no value, parts of an address that are missing leave no gap, numbers agree', () => {
  const shared = { designName: ' ', locality: '', postalCode: '', phone: '+6281234567890' };
  const facts = factsOf({ shared, en: { notice: ' ' } });
  expect(foundersIn(facts, 'en').design.title).toBe('Founder, design');
  expect(noticeAt(facts, 'en', 0)).toBe('');
  const shown = ['{shownAddress}', '{phoneShown}', '{whatsappShown}'];
  expect(fillFacts(shown, facts, 'en')).toEqual([
    'Jl. Contoh No. 1, Indonesia',
    '+62\u00a0812-3456-7890',
    '+62\u00a0000-0000-0000',
  ]);
});

test('what pages and the form put in their texts is no fact', () => {
  const texts = ['address', 'wait', 'path', 'package', 'title', 'count', 'until', 'number'];
  const named = texts.map((name) => `{${name}}`);
  expect(fillFacts(named, factsOf(), 'en')).toEqual(named);
});

test.each([
  ['a number that is too long for a phone', { plusPrice: 1e12 }, ['plusPrice malformed']],
  ['hours that end when they begin', { closes: 9 }, ['closes too-early']],
  ['hours that begin after the standard end', { opens: 18 }, ['closes too-early']],
  ['hours in the evening', { opens: 18, closes: 20 }, []],
])('publishing %s: %j gives %j', (_, facts, expected) => {
  const { draft, ...studio } = draftEntry('studio');
  const shared = { ...draft.shared, ...facts };
  const problems = findProblems({ ...studio, draft: { ...draft, shared } }, 'id');
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test('a notice is shown until its last day in Jakarta has ended', async () => {
  const en = { notice: 'Closed' };
  const facts = factsOf({ shared: { noticeUntil: '2026-12-31' }, en });
  const end = Date.parse('2027-01-01T00:00:00+07:00');
  expect(noticeAt(facts, 'en', end - 1)).toBe('Closed');
  expect(noticeAt(facts, 'en', end)).toBe('');
  expect(noticeAt(facts, 'id', end - 1)).toBe('');
  expect((await publishedSite({ studio: { en } })).layoutTexts.en.notice).toBe('Closed');
});

test.each([
  ['email', 'halo@', 'malformed'],
  ['phone', '12', 'malformed'],
  ['email', 'halo@contoh..example', 'malformed'],
  ['email', 'a@x.y?cc=b.c', 'malformed'],
  ['whatsapp', 'https://wa.me/', 'malformed'],
  ['notice', 'Closed in { city }', 'placeholder-unknown'],
  ['noticeUntil', '31/12/2026', 'malformed'],
  ['plusPrice', -1, 'malformed'],
  ['plusDays', 0, 'malformed'],
  ['closes', 25, 'malformed'],
  ['openDays', [], 'required'],
  ['promise', ' ', 'required'],
  ['promise', 'See https://x.example', 'contains-url'],
  ['notice', '<b>Closed</b>', 'markup'],
  ['notice', 'Closed in {city}', 'placeholder-unknown'],
  ['basic', 'x'.repeat(21), 'too-long'],
  ['social', [{ name: 'X', href: 'data:text/html,x' }], 'malformed'],
])('the fact %s is not published as %j', (name, value, code) => {
  const field = findField('studio', name)!;
  expect(problemsOf(field, value)).toMatchObject([{ code }]);
});

test.each([
  ['phone', '0812-3456-7890 ', '+6281234567890'],
  ['phone', 'tel:+62 812 3456 7890', '+6281234567890'],
  ['whatsapp', '0812-3456-7890', 'https://wa.me/6281234567890'],
  ['whatsapp', 'https://api.whatsapp.com/send?phone=6281234567890', 'https://wa.me/6281234567890'],
  ['whatsapp', 'wa.me/message/ABC123', 'https://wa.me/message/ABC123'],
  ['email', ' ha\u200blo@contoh.example', 'halo@contoh.example'],
  ['city', ' Bandung ', 'Bandung'],
])('a founder may type or paste the fact %s as %j', (name, typed, expected) => {
  expect(problemsOf(findField('studio', name)!, typed)).toEqual([]);
  expect(factsOf({ shared: { [name]: typed } })).toMatchObject({ [name]: expected });
});

test('links are whole, amounts are read as they are meant, a code is no number, days run together', () => {
  const shared = {
    social: [{ name: 'Instagram ', href: 'instagram.com/contoh' }],
    plusPrice: 24_999_000,
    whatsapp: 'https://wa.me/message/A62123',
    openDays: ['1', '2', '3', '5'],
    closes: 24,
  };
  const facts = factsOf({ shared });
  expect(facts.social).toEqual([{ name: 'Instagram', href: 'https://instagram.com/contoh' }]);
  const texts = ['{plusPrice}', '{whatsappShown}', '{openingHours}'];
  expect(fillFacts(texts, facts, 'id')).toEqual([
    'Rp\u00a024.999.000',
    'WhatsApp',
    'Senin–Rabu, Jumat, 09.00–24.00',
  ]);
});

import { expect, test } from 'vitest';
import {
  FACT_NAMES,
  factTexts,
  fillFacts,
  foundersIn,
  noticeAt,
} from '#model/content/fact-texts.ts';
import { factFields, factsOf } from '#model/content/facts.ts';
import { problemsOf } from '#model/content/fields.ts';
import { findProblems } from '#model/content/problems.ts';
import { wordsIn } from '#model/content/word-fields.ts';
import { TEXT_PAGES } from '#model/content/words.ts';
import { publishedMessages, publishedSite } from '#site/render/words.ts';
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
    '+6281234567890',
    '+6200000000000',
  ]);
});

test('what pages and the form put in their texts is no fact', () => {
  const texts = ['address', 'wait', 'path', 'package', 'title', 'count', 'until', 'number'];
  const named = texts.map((name) => `{${name}}`);
  expect(fillFacts(named, factsOf(), 'en')).toEqual(named);
});

test.each([
  ['a number that is none', { plusPrice: '60 juta' }, ['facts.plusPrice malformed']],
  ['an emptied number', { plusPrice: '' }, ['facts.plusPrice required']],
  ['hours that end when they begin', { closes: 9 }, ['facts.closes too-early']],
  ['hours that begin after the standard end', { opens: 18 }, ['facts.closes too-early']],
  ['hours in the evening', { opens: 18, closes: 20 }, []],
])('publishing %s: %j gives %j', (_, facts, expected) => {
  const studio = { ...draftEntry('pages', { shared: { facts } }), wordFields: factFields };
  const problems = findProblems(studio, 'id');
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test('a notice is shown until its last day in Jakarta has ended', async () => {
  const en = { notice: 'Closed' };
  const facts = factsOf({ shared: { noticeUntil: '2026-12-31' }, en });
  const end = Date.parse('2027-01-01T00:00:00+07:00');
  expect(noticeAt(facts, 'en', end - 1)).toBe('Closed');
  expect(noticeAt(facts, 'en', end)).toBe('');
  expect(noticeAt(facts, 'id', end - 1)).toBe('');
  expect((await publishedSite({ studio: { en } })).frame.en.notice).toBe('Closed');
});

test.each([
  ['email', 'halo@', 'malformed'],
  ['phone', '0812 3456', 'malformed'],
  ['email', 'a@x.y?cc=b.c', 'malformed'],
  ['whatsapp', 'https://api.whatsapp.com/send?phone=62812', 'malformed'],
  ['noticeUntil', '31/12/2026', 'malformed'],
  ['plusPrice', -1, 'malformed'],
  ['plusPrice', null, 'required'],
  ['plusDays', 0, 'malformed'],
  ['closes', 25, 'malformed'],
  ['openDays', [], 'required'],
  ['promise', ' ', 'required'],
  ['promise', 'See https://x.example', 'address'],
  ['notice', '<b>Closed</b>', 'markup'],
  ['notice', 'Closed in {city}', 'unknown'],
  ['basic', 'x'.repeat(21), 'too-long'],
  ['social', [{ name: 'X', href: 'data:text/html,x' }], 'malformed'],
])('the fact %s is not published as %j', (name, value, code) => {
  const field = factFields.find((one) => one.name.endsWith(`.${name}`))!;
  expect(problemsOf(field, value)).toMatchObject([{ code }]);
});

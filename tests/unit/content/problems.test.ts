import { expect, test } from 'vitest';
import { problemText } from '#admin/content/fields/problem-text.ts';
import { type Values, findField } from '#model/content/content-types.ts';
import type { ProblemCode } from '#model/content/fields.ts';
import { findProblems } from '#model/content/problems.ts';
import type { ContentType } from '#model/content/type-names.ts';
import { draftEntry } from '../../records/entry.ts';

const TEXT = { title: 'Title', summary: 'Summary', body: 'Body' };
const TOO_LONG = 'x'.repeat((findField('blog', 'title')?.limit ?? 0) + 1);
const cover = { id: 'x', width: 1440, height: 810, alt: { en: 'A desk', id: ' ' } };

test.each<[what: string, ContentType, en: Values, shared: Values, problems: string[]]>([
  ['all that is required', 'portfolio', {}, {}, []],
  [
    'texts too long and empty',
    'blog',
    { title: TOO_LONG, summary: ' ', body: '' },
    {},
    ['title too-long', 'summary required', 'body required'],
  ],
  ['no address', 'blog', {}, { slug: '' }, ['slug required']],
  ['an address that is none', 'blog', {}, { slug: 'A post' }, ['slug malformed']],
  ['half a description', 'blog', {}, { cover }, ['cover required id']],
  ['screens half described', 'portfolio', {}, { screens: [cover, cover] }, ['screens required id']],
  ['a figure', 'portfolio', { figure: '62', unit: 'errors' }, {}, []],
  ['a figure without its unit', 'portfolio', { figure: '62', unit: ' ' }, {}, ['unit required']],
  ['a unit without its figure', 'portfolio', { unit: 'errors' }, {}, ['figure required']],
  ['a year and a link', 'portfolio', {}, { year: '2024', link: 'http://a.example/' }, []],
  ['half a year', 'portfolio', {}, { year: '24' }, ['year malformed']],
  ['a link to files', 'portfolio', {}, { link: 'ftp://x' }, ['link malformed']],
  ['a link without a scheme', 'portfolio', {}, { link: 'contoh.example' }, []],
  ['a script as link', 'portfolio', {}, { link: 'javascript:alert(1)' }, ['link malformed']],
  ['no name', 'testimonials', { quote: 'Q', role: 'R' }, { person: ' ' }, ['person required']],
])('with %s, what prevents publishing in English is found', (_, type, en, shared, expected) => {
  const { draft: empty } = draftEntry(type);
  const draft = {
    ...empty,
    en: { ...empty.en, ...TEXT, ...en },
    shared: { ...empty.shared, slug: 'a-post', ...shared },
  };
  const problems = findProblems({ type, draft, unreadable: [] }, 'en');
  const shown = problems.map(({ field, code, locale = '' }) => `${field} ${code} ${locale}`.trim());
  expect(shown).toEqual(expected);
});

test('a reason that an earlier version stored has a text, too', () => {
  const stored = { field: 'slug', code: 'taken' as ProblemCode };
  expect(problemText('Alamat', stored, 'id')).toMatch(/^Alamat tidak bisa diterbitkan/);
});

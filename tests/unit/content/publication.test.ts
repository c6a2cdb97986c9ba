import { expect, test } from 'vitest';
import type { Values } from '#model/content/content-types.ts';
import {
  publicItemOf,
  publicEntryOf,
  NEVER_PUBLISHED,
  publicationOf,
  publicationText,
} from '#model/content/publication.ts';

const TODAY = '2026-02-01T00:00:00.000Z';
const YESTERDAY = '2026-01-31T00:00:00.000Z';
const [now, before] = [Date.parse(TODAY), Date.parse(YESTERDAY)];

const cover = {
  id: '0123abcd-0123-4567-89ab-0123456789ab',
  width: 1440,
  height: 810,
  alt: { en: 'A desk', id: 'Meja' },
};
const BODY_PICTURE = '11111111-0123-4567-89ab-0123456789ab';
const html = `<p>B</p><img src="/media/${BODY_PICTURE}/960.webp" />`;
const article: Values = { title: ' a ', summary: 'S', body: 'Markdown' };
const headline = { title: 'a', summary: 'S' };
const kept = { slugs: ['old'] };

test('visitors get a post without its Markdown, and in a list its headline', () => {
  const texts = {
    en: publicationText('blog', article, html, before, now),
    id: publicationText('blog', article, html, now),
  };
  const post = publicationOf('blog', { slug: 'a', cover }, texts, kept);
  const text = { ...headline, html, minutes: 1 };
  const shown = {
    en: { ...text, publish_at: YESTERDAY, changed_at: TODAY },
    id: { ...text, publish_at: TODAY },
  };
  const shared = { slug: 'a', cover, author: 'studio' };
  const first = { en: YESTERDAY, id: TODAY };
  const pictures = [cover.id, BODY_PICTURE];
  expect(post).toEqual({ ...shared, slugs: ['old', 'a'], first, pictures, texts: shown });
  const page = publicEntryOf('blog', 'e1', post)!;
  expect(page).toEqual({ key: 'e1', ...shared, texts: shown });
  expect(publicItemOf('blog', page)).toEqual({
    slug: 'a',
    cover,
    texts: {
      en: { ...headline, publish_at: YESTERDAY },
      id: { ...headline, publish_at: TODAY },
    },
  });
  // Withdrawn, it keeps its addresses and the times of its first publication.
  const { texts: _texts, ...stored } = post;
  const withdrawn = { slug: '', slugs: ['old', 'a'], first, pictures: [] };
  expect(publicationOf('blog', stored, NEVER_PUBLISHED, stored)).toMatchObject(withdrawn);
});

test('visitors get a project with its story and screens, and in the list its headline and figure', () => {
  const story = { situation: 'Before.', decision: '', outcome: '' };
  const figure = { figure: '2', unit: 'u' };
  const screen = { ...cover, id: '22222222-0123-4567-89ab-0123456789ab' };
  const work = publicationOf(
    'portfolio',
    { slug: 'w', cover, screens: [screen], link: 'a.example', testimonial: 'e2', year: '2024' },
    {
      ...NEVER_PUBLISHED,
      en: publicationText('portfolio', { ...article, ...story, ...figure }, html, now),
    },
    kept,
  );
  const item = { slug: 'w', cover, year: '2024' };
  const page = publicEntryOf('portfolio', 'e1', work)!;
  expect(page).toEqual({
    key: 'e1',
    ...item,
    screens: [screen],
    link: 'https://a.example',
    services: [],
    texts: { en: { ...headline, ...figure, html, ...story } },
  });
  const texts = { en: { ...headline, ...figure } };
  expect(publicItemOf('portfolio', page)).toEqual({ ...item, texts });
  expect(work.pictures).toEqual([cover.id, screen.id, BODY_PICTURE]);
});

test('visitors get a testimonial with person, picture and words', () => {
  const words = { quote: 'Q', role: 'R' };
  const of = (picture: typeof cover | null) => {
    const texts = { ...NEVER_PUBLISHED, id: publicationText('testimonials', words, '', now) };
    return publicationOf('testimonials', { person: 'P', picture }, texts, kept);
  };
  const entry = publicEntryOf('testimonials', 'e1', of(cover))!;
  expect(entry).toEqual({ key: 'e1', person: 'P', picture: cover, texts: { id: words } });
  expect(publicItemOf('testimonials', entry)).toEqual(entry);
  expect(publicEntryOf('testimonials', 'e1', of(null))?.picture).toBeNull();
  expect(of(cover)).toMatchObject({ pictures: [cover.id], slugs: ['old'] });
});

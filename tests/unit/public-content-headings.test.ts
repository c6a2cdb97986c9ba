import { expect, test } from 'vitest';
import { shapePortfolio, shapePost } from '../../model/public-content.ts';

const render = (markdown: string) => markdown;

function headingsOf(body: string) {
  const text = { title: 'T', summary: 'S', body, publish_at: 0 };
  const live = { en: text, id: null };
  const shared = { slug: 's', cover: null, live };
  const post = shapePost(shared, 1, render);
  const [item] = shapePortfolio([{ ...shared, order: 1, link: '' }], 1, render);
  return [post?.texts.en?.html, item?.texts.en?.html];
}

test.each([
  ['#', '<h1>A</h1><h2>B</h2>'],
  ['##', '<h2>A</h2><h3>B</h3>'],
  ['###', '<h3>A</h3><h4>B</h4>'],
])('headings that an author begins with %s follow the page’s own', (_, body) => {
  expect(headingsOf(body)).toEqual(['<h2>A</h2><h3>B</h3>', '<h3>A</h3><h4>B</h4>']);
});

test('a text without headings is unchanged, and the sixth level is the lowest', () => {
  expect(headingsOf('<p>h1</p>')).toEqual(['<p>h1</p>', '<p>h1</p>']);
  expect(headingsOf('<h1>A</h1><h6>B</h6>')[1]).toBe('<h3>A</h3><h6>B</h6>');
});

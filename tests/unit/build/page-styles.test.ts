import { expect, it } from 'vitest';
import { laterStyles, pageStyles } from '#site/render/styles/page-styles.ts';
import { entryRoutes, routes } from '#site/routes.ts';

it('leaves out the layers of other pages', () => {
  const shared = '@layer base,home,article;:root{--a:1}@layer base{a{color:red}}';
  const home = '@layer home{b{color:red}}';
  const article = '@layer article{i{color:red}}';
  const css = shared + home + article;
  const route = routes.find(({ name }) => name === 'm-home')!;
  expect(pageStyles(css, route)).toBe(shared + home);
  expect(pageStyles(css, entryRoutes.portfolio)).toBe(shared + article);
  expect(pageStyles(css, null)).toBe(shared);
});

it('leaves out of the later sheet what every page has', () => {
  const layers = '@layer base,home;@layer base{a{color:red}}';
  const face = '@font-face{font-family:Face;src:url(face.woff2)}';
  const home = '@layer home{b{color:red}}';
  expect(laterStyles(`${layers}:root{--a:1}${face}${home}`)).toBe(home);
});

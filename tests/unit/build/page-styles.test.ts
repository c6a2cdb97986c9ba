import { expect, it } from 'vitest';
import { pageStyles } from '#site/render/styles/page-styles.ts';

it('keeps what the sources name, and every rule of elements and states', () => {
  const kept = [
    '@layer base,components;',
    ':root{--a:1}',
    ':focus-visible{outline:1px}',
    '[data-hidden=main] main{display:none}',
    '.card:not(.gone):has(+.other-card){color:red}',
    '.menu :is(.gone,a)>b{color:red}',
    '@media (prefers-color-scheme:dark){.card{color:blue}}',
    '@keyframes swipe{50%{translate:1rem}}',
    '@font-face{font-family:x;src:url(/assets/x.woff2)}',
  ];
  const mixed =
    '.gone>p,.card[aria-busy]{color:red}@media print{.gone{color:red}}.card .gone{color:red}';
  const sources = ['<nav className="menu"><p className={`card ${kind}`}>'];
  expect(pageStyles(kept.join('') + mixed, sources)).toBe(
    `${kept.join('')}.card[aria-busy]{color:red}`,
  );
});

import { expect, test } from 'vitest';
import { describeFounders } from '#studio/founders.ts';
import { studio } from '#studio/studio.ts';

const founder = {
  role: { en: 'Founder, design', id: 'Pendiri, desain' },
  byline: { en: 'the design founder', id: 'pendiri bidang desain' },
};

test('a founder is called by the name, or by the role without one', () => {
  const picture = { src: '/ayu.webp', alt: { en: 'Ayu at work', id: 'Ayu sedang bekerja' } };
  const facts = { engineering: { ...founder, name: 'Ayu Lestari', picture }, design: founder };
  expect(describeFounders('id', facts)).toEqual({
    engineering: {
      title: 'Ayu Lestari',
      role: 'Pendiri, desain',
      byline: 'Ayu Lestari',
      feedAuthor: 'Ayu Lestari',
      picture: { src: '/ayu.webp', alt: 'Ayu sedang bekerja' },
    },
    design: {
      title: 'Pendiri, desain',
      role: '',
      byline: 'pendiri bidang desain',
      feedAuthor: `${studio.name}, pendiri bidang desain`,
      picture: null,
    },
  });
});

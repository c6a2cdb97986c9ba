import { expect, test } from 'vitest';
import { describeFounders } from '../../../web/src/studio/founders.ts';
import { studio } from '../../../web/src/studio/studio.ts';

const founder = {
  role: { en: 'Founder, design', id: 'Pendiri, desain' },
  byline: { en: 'the design founder', id: 'pendiri bidang desain' },
};

test('a founder is called by the name where there is one, else by the role', () => {
  const facts = { engineering: { ...founder, name: 'Ayu Lestari' }, design: founder };
  expect(describeFounders('id', facts)).toEqual({
    engineering: {
      title: 'Ayu Lestari',
      role: 'Pendiri, desain',
      byline: 'Ayu Lestari',
      feedAuthor: 'Ayu Lestari',
    },
    design: {
      title: 'Pendiri, desain',
      role: '',
      byline: 'pendiri bidang desain',
      feedAuthor: `${studio.name}, pendiri bidang desain`,
    },
  });
});

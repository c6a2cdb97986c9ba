import { randomUUID } from 'node:crypto';

/** A picture in the field of an entry; its files need not be stored. */
export const picture = (changes: { id?: string; width?: number; height?: number } = {}) => ({
  id: randomUUID() as string,
  width: 1440,
  height: 960,
  alt: { en: 'A desk', id: 'Sebuah meja' },
  ...changes,
});

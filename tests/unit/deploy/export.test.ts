import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../../../deploy/export.ts';

const folders = (...entries: [id: string, slug: string][]) => {
  const taken = new Set<string>();
  return entries.map(([id, slug]) => {
    const folder = folderOf('blog', id, slug, taken);
    taken.add(folder.toLowerCase());
    return folder;
  });
};
const blog = (...names: string[]) => names.map((name) => join('blog', name));

test.each(['aux', 'con', 'com1', 'lpt9', 'nul', 'prn'])(
  'Windows can have the folder of "%s"',
  (slug) => {
    expect(folders(['a1', slug], [slug.toUpperCase(), ''])).toEqual(
      blog('a1-1', `${slug.toUpperCase()}-1`),
    );
  },
);

test('ids of other tools give no dots, colons or ways out of the folder', () => {
  expect(folders(['a.b.', ''], ['..', ''], ['c:d', '../x'])).toEqual(blog('a_b_', '__', 'c_d'));
});

test('two entries never share a folder, also where capitals are not told apart', () => {
  expect(folders(['a1', 'same'], ['b2', 'same'], ['Id', ''], ['iD', ''])).toEqual(
    blog('same', 'b2-1', 'Id', 'iD-1'),
  );
});

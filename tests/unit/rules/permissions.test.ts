import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../../model/collections.ts';
import { ALL_ACCESS } from '../../rules/all-access.ts';
import { permissionsPage } from '../../rules/support/permissions-table.ts';

test('docs/permissions.md matches the table of the rules tests', async () => {
  await expect(permissionsPage(ALL_ACCESS)).toMatchFileSnapshot('../../../docs/permissions.md');
});

test('every collection of model/ has a row', () => {
  const tried = ALL_ACCESS.map(({ name }) => name.split('/')[0]);
  expect(Object.values(COLLECTIONS).filter((name) => !tried.includes(name))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { StructuredQuery } from '../../indexes/needed-index.ts';
import { declaredIndexes, neededIndex } from '../../indexes/needed-index.ts';

const filter = (fieldPath: string, op: string) => ({ fieldFilter: { field: { fieldPath }, op } });
const order = (fieldPath: string, direction?: string) => ({
  field: { fieldPath },
  ...(direction && { direction }),
});
const asked = (where: ReturnType<typeof filter>[], ...orderBy: ReturnType<typeof order>[]) =>
  neededIndex({
    from: [{ collectionId: 'c' }],
    where: where.length === 0 ? null : { compositeFilter: { op: 'AND', filters: where } },
    orderBy,
  });

test.each<[string, string | null]>([
  ['nothing', asked([])],
  ['one order', asked([], order('a', 'DESCENDING'), order('__name__', 'DESCENDING'))],
  ['equalities alone', asked([filter('a', 'EQUAL'), filter('b', 'IN')])],
  ['a comparison, in its own order', asked([filter('a', 'LESS_THAN')], order('a'))],
  ['two comparisons of one field', asked([filter('a', 'GREATER_THAN'), filter('a', 'LESS_THAN')])],
  ['the order of what is equal', asked([filter('a', 'EQUAL')], order('a'))],
])('%s needs no composite index', (_, index) => {
  expect(index).toBeNull();
});

test.each<[string, string | null, string]>([
  ['equal, ordered', asked([filter('a', 'EQUAL')], order('b', 'DESCENDING')), 'a =, b DESCENDING'],
  ['one of, ordered', asked([filter('a', 'IN')], order('b')), 'a =, b ASCENDING'],
  ['equal, compared', asked([filter('a', 'EQUAL'), filter('b', 'LESS_THAN')]), 'a =, b ASCENDING'],
  ['two orders', asked([], order('a'), order('b', 'DESCENDING')), 'a ASCENDING, b DESCENDING'],
  [
    'contains, equal, ordered',
    asked([filter('w', 'ARRAY_CONTAINS'), filter('a', 'EQUAL')], order('b', 'DESCENDING')),
    'a =, w contains, b DESCENDING',
  ],
])('%s needs one', (_, index, wanted) => {
  expect(index).toBe(`c: ${wanted}`);
});

test('a single filter comes without a composite around it', () => {
  const query: StructuredQuery = {
    from: [{ collectionId: 'c' }],
    where: { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'a' } } },
    orderBy: [order('b')],
  };
  expect(neededIndex(query)).toBe('c: a =, b ASCENDING');
});

test('no index is declared twice', () => {
  const declared = declaredIndexes();
  expect(declared.length).toBeGreaterThan(0);
  expect(declared).toEqual([...new Set(declared)]);
});

test.each<[string, NonNullable<StructuredQuery['where']>, string]>([
  ['a field', { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'message' } } }, 'message ='],
  ['a part of a map', filter('message.en.text', 'LESS_THAN'), 'message.en.text ASCENDING'],
])('%s that is exempt from indexes is not queried', (_, where, wanted) => {
  const query: StructuredQuery = { from: [{ collectionId: 'contact_message' }], where };
  expect(neededIndex(query)).toBe(`contact_message: ${wanted}`);
});

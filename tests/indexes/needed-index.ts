import { readFileSync } from 'node:fs';

type Direction = 'ASCENDING' | 'DESCENDING';

interface FieldFilter {
  op: string;
  field: { fieldPath: string };
}

interface Filter {
  fieldFilter?: FieldFilter;
  unaryFilter?: FieldFilter;
  compositeFilter?: { op: string; filters: Filter[] };
}

/** A query in the form in which the SDKs of browser and server send it. */
export interface StructuredQuery {
  from?: { collectionId: string; allDescendants?: boolean }[];
  where?: Filter | null;
  orderBy?: { field: { fieldPath: string }; direction?: string }[];
}

/** A composite index as a unique text, e.g. `user: a =, b DESCENDING`. */
type IndexName = string;

const EQUALITIES = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);
const ARRAYS = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
const NAME = '__name__';

/**
 * The index that a query needs in production and that does not exist by itself; the emulator needs none. Null where
 * single-field indexes are enough, which every field has but those that firestore.indexes.json exempts: for equality
 * filters only, which Firestore merges, and for one field that is both compared and ordered by.
 * Firestore can also merge composite indexes with equality filters; this does not count on it, so that each query has
 * its own index.
 */
export function neededIndex(query: StructuredQuery): IndexName | null {
  const collection = query.from?.[0]?.collectionId ?? '';
  const filters = flat(query.where);
  const named = (ops: (op: string) => boolean) => [
    ...new Set(filters.filter(({ op }) => ops(op)).map(({ field }) => field.fieldPath)),
  ];
  const equal = named((op) => EQUALITIES.has(op));
  const arrays = named((op) => ARRAYS.has(op));
  const compared = named((op) => !EQUALITIES.has(op) && !ARRAYS.has(op));
  const ordered = (query.orderBy ?? [])
    .map(({ field, direction }) => ({ path: field.fieldPath, direction: directionOf(direction) }))
    .filter(({ path }) => path !== NAME && !equal.includes(path));
  // A field with an inequality filter is also ordered by, even where the query does not order by it.
  for (const path of compared) {
    if (path !== NAME && !ordered.some((each) => each.path === path)) {
      ordered.push({ path, direction: ordered.at(-1)?.direction ?? 'ASCENDING' });
    }
  }
  const fixed = [...equal.filter((path) => path !== NAME), ...arrays];
  if (ordered.length > 0 && fixed.length + ordered.length > 1) {
    return nameOf(collection, equal, arrays, ordered);
  }
  const single = [
    ...equal.filter((path) => path !== NAME).map((path) => nameOf(collection, [path], [], [])),
    ...arrays.map((path) => nameOf(collection, [], [path], [])),
    ...ordered.map((order) => nameOf(collection, [], [], [order])),
  ];
  return single.find((index) => isExempt(collection, index)) ?? null;
}

interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes: { order?: Direction; arrayConfig?: string }[];
}

/**
 * Whether firestore.indexes.json takes that single-field index away. The exemption of a map holds for what is in it.
 * https://firebase.google.com/docs/firestore/solutions/index-map-field
 */
function isExempt(collection: string, index: IndexName): boolean {
  const override = overrides
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .filter(({ fieldPath }) => {
      const path = index.slice(`${collection}: `.length).split(' ')[0] ?? '';
      return path === fieldPath || path.startsWith(`${fieldPath}.`);
    })
    .toSorted((a, b) => b.fieldPath.length - a.fieldPath.length)[0];
  if (!override) return false;
  const left = override.indexes.map(({ order }) => order ?? 'contains');
  return index.endsWith(' =')
    ? left.length === 0
    : !left.some((mode) => index.endsWith(` ${mode}`));
}

function flat(filter: Filter | null | undefined): FieldFilter[] {
  if (!filter) return [];
  if (filter.compositeFilter) {
    const { op, filters } = filter.compositeFilter;
    // Each branch of an OR would be a separate query.
    if (op !== 'AND') throw new Error(`no index is known for ${op}`);
    return filters.flatMap(flat);
  }
  const found = filter.fieldFilter ?? filter.unaryFilter;
  return found ? [found] : [];
}

function directionOf(direction: string | undefined): Direction {
  return direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
}

function nameOf(
  collection: string,
  equal: readonly string[],
  arrays: readonly string[],
  ordered: readonly { path: string; direction: Direction }[],
): IndexName {
  const parts = [
    ...equal.toSorted().map((path) => `${path} =`),
    ...arrays.map((path) => `${path} contains`),
    ...ordered.map(({ path, direction }) => `${path} ${direction}`),
  ];
  return `${collection}: ${parts.join(', ')}`;
}

interface DeclaredIndex {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order?: Direction; arrayConfig?: string }[];
}

const declared = JSON.parse(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { indexes: DeclaredIndex[]; fieldOverrides: FieldOverride[] };
const overrides = declared.fieldOverrides;

/** The composite indexes of firestore.indexes.json: fields of equality filters first, then the order. */
export function declaredIndexes(): IndexName[] {
  return declared.indexes.map(({ collectionGroup, fields }) => {
    const arrays = fields.filter(({ arrayConfig }) => arrayConfig !== undefined);
    const plain = fields.filter(({ arrayConfig }) => arrayConfig === undefined);
    const ordered = plain.slice(-1).map(({ fieldPath, order }) => ({
      path: fieldPath,
      direction: directionOf(order),
    }));
    const equal = plain.slice(0, -1).map(({ fieldPath }) => fieldPath);
    return nameOf(
      collectionGroup,
      equal,
      arrays.map(({ fieldPath }) => fieldPath),
      ordered,
    );
  });
}

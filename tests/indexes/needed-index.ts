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

/** A query as it goes to Firestore, from the browser's SDK and the server's alike. */
export interface StructuredQuery {
  from?: { collectionId: string; allDescendants?: boolean }[];
  where?: Filter | null;
  orderBy?: { field: { fieldPath: string }; direction?: string }[];
}

/** A composite index in words that two of them share only if they are the same, e.g. `user: a =, b DESCENDING`. */
export type IndexName = string;

const EQUALITIES = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);
const ARRAYS = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
const NAME = '__name__';

/**
 * The composite index that production wants for a query and the emulator does not ask for; null where the indexes
 * that every field has by itself will do: for equalities alone, which Firestore joins, and for one field that is
 * both compared and ordered by. (Firestore can also join composite indexes of equalities; nothing here counts
 * on that, so that each query has its own.)
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
  // What is compared is ordered by, asked for or not.
  for (const path of compared) {
    if (path !== NAME && !ordered.some((each) => each.path === path)) {
      ordered.push({ path, direction: ordered.at(-1)?.direction ?? 'ASCENDING' });
    }
  }
  const fixed = [...equal.filter((path) => path !== NAME), ...arrays];
  if (ordered.length === 0 || fixed.length + ordered.length < 2) return null;
  return nameOf(collection, equal, arrays, ordered);
}

function flat(filter: Filter | null | undefined): FieldFilter[] {
  if (!filter) return [];
  if (filter.compositeFilter) {
    const { op, filters } = filter.compositeFilter;
    // Each branch of an OR would be a query of its own.
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

/** The composite indexes of firestore.indexes.json: fields that equal something first, then the order. */
export function declaredIndexes(): IndexName[] {
  const file = new URL('../../firestore.indexes.json', import.meta.url);
  const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as { indexes: DeclaredIndex[] };
  return indexes.map(({ collectionGroup, fields }) => {
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

/** The collections whose queries only functions ask; all others' are asked by the browser. */
export const ASKED_BY_FUNCTIONS: readonly string[] = ['error_group', 'error_counted', 'error_day'];

/** The declared indexes of the collections that functions ask, or of those that the browser asks. */
export function declaredFor(side: 'functions' | 'browser'): IndexName[] {
  return declaredIndexes().filter((index) => {
    const byFunctions = ASKED_BY_FUNCTIONS.includes(index.split(':')[0] ?? '');
    return byFunctions === (side === 'functions');
  });
}

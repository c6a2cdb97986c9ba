import { readFileSync } from 'node:fs';
import type { Request } from '@playwright/test';

/*
 * The emulator answers any query; production rejects one whose index is missing. Tests of functions and of the browser ask
 * here for every query that they see.
 */

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
  from?: { collectionId: string }[];
  where?: Filter | null;
  orderBy?: { field: { fieldPath: string }; direction?: string }[];
}

/** How an index holds a field: for equality, for what a list contains, or in an order. */
type Mode = '=' | 'CONTAINS' | 'ASCENDING' | 'DESCENDING';

const MODES: Record<string, Mode> = {
  EQUAL: '=',
  IN: '=',
  IS_NULL: '=',
  ARRAY_CONTAINS: 'CONTAINS',
};

interface Declared {
  indexes: { collectionGroup: string; fields: { fieldPath: string; order: Mode }[] }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { order?: Mode; arrayConfig?: Mode }[];
  }[];
}

const declared = JSON.parse(
  readFileSync(new URL('../firestore.indexes.json', import.meta.url), 'utf8'),
) as Declared;

const nameOf = (collection: string, fields: (readonly [path: string, Mode])[]): string =>
  `${collection}: ${fields
    .map(([path, mode]) => `${path} ${mode}`)
    .toSorted()
    .join(', ')}`;

/** All fields of a composite index but the last serve equality. */
const composites = new Set(
  declared.indexes.map(({ collectionGroup, fields }) =>
    nameOf(
      collectionGroup,
      fields.map(({ fieldPath, order }, at) => [fieldPath, at < fields.length - 1 ? '=' : order]),
    ),
  ),
);

/**
 * The index that a query needs in production and does not have; null where it has what it needs. Single-field indexes are
 * enough, which every field has but those that firestore.indexes.json exempts, for equality filters only, which Firestore
 * merges, and for one field that is both compared and ordered by.
 * Firestore can also merge composite indexes with equality filters; this does not count on it, so that each query has
 * its own index.
 */
export function missingIndex({ from, where, orderBy = [] }: StructuredQuery): string | null {
  const collection = from?.[0]?.collectionId ?? '';
  const modes = new Map<string, Mode>();
  let last: Mode = 'ASCENDING';
  for (const { field, direction } of orderBy) {
    last = direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
    modes.set(field.fieldPath, last);
  }
  for (const { op, field } of filtersIn(where)) {
    // A field with an inequality filter is also ordered by, even where the query does not order by it.
    modes.set(field.fieldPath, MODES[op] ?? modes.get(field.fieldPath) ?? last);
  }
  modes.delete('__name__');
  const fields = [...modes];
  if (fields.length > 1 && fields.some(([, mode]) => mode.endsWith('ENDING'))) {
    const name = nameOf(collection, fields);
    return composites.has(name) ? null : name;
  }
  const exempt = fields.find(([path, mode]) => isExempt(collection, path, mode));
  return exempt ? nameOf(collection, [exempt]) : null;
}

function filtersIn(filter: Filter | null | undefined): FieldFilter[] {
  const { fieldFilter, unaryFilter, compositeFilter } = filter ?? {};
  // Each branch of an OR would be a separate query.
  if (compositeFilter && compositeFilter.op !== 'AND') throw new Error('no index is known for OR');
  if (compositeFilter) return compositeFilter.filters.flatMap(filtersIn);
  return [fieldFilter ?? unaryFilter].filter((one) => one !== undefined);
}

/**
 * True if firestore.indexes.json takes that single-field index away. The exemption of a map holds for what is in it.
 * https://firebase.google.com/docs/firestore/solutions/index-map-field
 */
function isExempt(collection: string, path: string, mode: Mode): boolean {
  const [closest] = declared.fieldOverrides
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .filter(({ fieldPath }) => `${path}.`.startsWith(`${fieldPath}.`))
    .toSorted((a, b) => b.fieldPath.length - a.fieldPath.length);
  if (!closest) return false;
  const left = closest.indexes.map(({ order, arrayConfig }) => order ?? arrayConfig);
  return mode === '=' ? left.length === 0 : !left.includes(mode);
}

/**
 * The Firestore queries in a request of the browser. Listeners send a form whose fields contain JSON; one-time queries
 * and counts send JSON.
 */
export function queriesIn(request: Request): StructuredQuery[] {
  if (!/google\.firestore|:run(?:Aggregation)?Query/.test(request.url())) return [];
  const body = request.postData();
  if (body === null) return [];
  if (body.startsWith('{')) return queriesWithin(JSON.parse(body));
  return [...new URLSearchParams(body)]
    .filter(([key]) => /^req\d+___data__$/.test(key))
    .flatMap(([, text]) => queriesWithin(JSON.parse(text)));
}

function queriesWithin(value: unknown): StructuredQuery[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as { structuredQuery?: StructuredQuery }).structuredQuery;
  return own ? [own] : Object.values(value).flatMap(queriesWithin);
}

import { database } from '../../../functions/src/firestore.ts';
import type { StructuredQuery } from '../../indexes/needed-index.ts';
import { declaredIndexes, neededIndex } from '../../indexes/needed-index.ts';

interface QueryClass {
  /** Called by every way to run a query, `count()` included. */
  toProto: (...options: unknown[]) => { structuredQuery: StructuredQuery };
}

/** The emulator runs any query; this rejects a query without its index, as production does. */
const query = Object.getPrototypeOf(
  Object.getPrototypeOf(database().collection('any')),
) as QueryClass;
const declared = new Set(declaredIndexes());
const { toProto } = query;
query.toProto = function (this: QueryClass, ...options) {
  const proto = toProto.apply(this, options);
  const index = neededIndex(proto.structuredQuery);
  if (index !== null && !declared.has(index)) {
    throw new Error(`firestore.indexes.json lacks ${index}`);
  }
  return proto;
};

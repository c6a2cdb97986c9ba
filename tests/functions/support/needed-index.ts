import { database } from '../../../functions/src/firestore.ts';
import { type StructuredQuery, missingIndex } from '../../missing-index.ts';

interface QueryClass {
  /** Called by every way to run a query, `count()` included. */
  toProto: (...options: unknown[]) => { structuredQuery: StructuredQuery };
}

/** The emulator runs any query; this rejects a query without its index, as production does. */
const query = Object.getPrototypeOf(
  Object.getPrototypeOf(database().collection('any')),
) as QueryClass;
const { toProto } = query;
query.toProto = function (this: QueryClass, ...options) {
  const proto = toProto.apply(this, options);
  const index = missingIndex(proto.structuredQuery);
  if (index !== null) throw new Error(`firestore.indexes.json lacks ${index}`);
  return proto;
};

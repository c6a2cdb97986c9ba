import type { GenericSchema } from 'valibot';
import type { Fields, Value } from './firestore-rest.ts';
import type { Person, Who } from './identities.ts';

/** Operations on one document. */
export const DOCUMENT_OPERATIONS = ['get', 'create', 'update', 'delete'] as const;
export type DocumentOperation = (typeof DOCUMENT_OPERATIONS)[number];

/**
 * One kind of document as seen by its callers: the source of the lines of docs/permissions.md and of the test cases.
 * A record that a client may write has a schema; every deviation from it must be refused.
 */
export interface Target {
  /** Which documents, e.g. "one's own"; `any` for all. */
  about: string;
  /** Path of the document. @param key unique to the case */
  path(key: string, person: Person): string;
  /** Documents without which it cannot be created, by their paths. */
  needs?: (path: string) => Record<string, Fields>;
  /** The stored document before it is read, changed or deleted. */
  stored(person: Person): Fields;
  may: Record<DocumentOperation, Who>;
  /** Schema of a permitted creation; required unless `may.create` is nobody. */
  creation?: { schema: GenericSchema; omitted?: readonly string[] };
  /** Fields of a permitted change; required unless `may.update` is nobody, and tested to be refused where it is. */
  change?: {
    schema: GenericSchema;
    /** Fields that may change; all others must stay unchanged. */
    fields: readonly string[];
    /** A permitted change. */
    sample(person: Person): Fields;
    /** What a value of a field needs in other fields; null where it cannot be set. Nothing by default. */
    needs?: (field: string, value: Value) => Fields | null;
  };
  /** Note for the page. */
  note?: string;
}

/** A query's constraints, and who may run it. */
export interface QueryAccess {
  about: string;
  may: Who;
  /** With `__name__`, the query selects a document by its path. @param path of the stored document */
  where?: (person: Person, path: string) => [string, string | boolean];
  limit?: number;
}

export interface CollectionAccess {
  /** Path as in docs/permissions.md, e.g. `contact_message/{id}`. */
  name: string;
  /** Who may list and count all its documents. */
  list: Who;
  queries?: readonly QueryAccess[];
  targets: readonly Target[];
}

import type { GenericSchema } from 'valibot';
import type { Fields } from './firestore-rest.ts';
import type { Person, Who } from './identities.ts';

/** What may be asked of one document. */
export const DOCUMENT_OPERATIONS = ['get', 'create', 'update', 'delete'] as const;
export type DocumentOperation = (typeof DOCUMENT_OPERATIONS)[number];

/**
 * One kind of document from the point of view of whoever asks: the rows of docs/permissions.md, and the
 * cases of the tests. A record that a client may write has a schema; every deviation from it must be refused.
 */
export interface Target {
  /** In words for the table, e.g. "one's own". */
  about: string;
  /** Path of the document. @param key unique to the case */
  path(key: string, person: Person): string;
  /** The document as it stands before it is read, changed or deleted. */
  stored(person: Person): Fields;
  may: Record<DocumentOperation, Who>;
  /** What a permitted creation must say; needed where `may.create` is not nobody. */
  creation?: { schema: GenericSchema; omitted?: readonly string[] };
  /** What a permitted change may touch; needed where `may.update` is not nobody, and tried in vain where it is. */
  change?: {
    schema: GenericSchema;
    /** Fields that may change; others must stay as stored. */
    fields: readonly string[];
    /** A change that is permitted. */
    sample(person: Person): Fields;
  };
  /** A sentence for the table. */
  note?: string;
}

/** A query's constraints, and who may ask it. */
export interface QueryAccess {
  about: string;
  may: Who;
  /** With `__name__`, a document is asked for by its path. @param path of the document that stands there */
  where?: (person: Person, path: string) => [string, string | boolean];
  limit?: number;
}

export interface CollectionAccess {
  /** As docs/permissions.md writes it, e.g. `contact_message/{id}`. */
  name: string;
  /** Who may list and count all of it. */
  list: Who;
  queries?: readonly QueryAccess[];
  targets: readonly Target[];
}

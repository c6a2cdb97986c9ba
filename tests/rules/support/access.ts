import type { GenericSchema } from 'valibot';
import type { Fields, Person, Who } from './identities.ts';

/**
 * One kind of document as seen by its callers. A record that a client may write has a schema; every deviation from it must
 * be refused.
 */
export interface Target {
  /** Documents, e.g. "one's own"; `any` for all. */
  about: string;
  /** @param key no other case has it */
  path: (key: string, person: Person) => string;
  /** Documents that are there besides, by their paths. */
  beside?: (path: string, person: Person) => Record<string, Fields>;
  /** The stored document before it is read, changed or deleted. */
  stored: (person: Person) => Fields;
  may?: Partial<Record<'get' | 'create' | 'update', Who>>;
  /** Schema of a permitted creation; required where somebody may create it. */
  creation?: GenericSchema;
  /** Fields of a permitted change; required where somebody may update it. */
  change?: Change;
  /** True where several cases use the same document. */
  alone?: boolean;
}

export interface Change {
  schema: GenericSchema;
  /** Fields that may change; all others must stay unchanged. */
  fields: readonly string[];
  /** A permitted change. */
  sample: (person: Person) => Fields;
  /** Values that other fields need with this one. */
  needs?: (field: string, value: unknown) => Fields;
}

/** A query's constraints, and who may run it. */
export interface QueryAccess {
  about: string;
  may: Who;
  where: (person: Person) => [string, string];
  limit?: number;
}

export interface CollectionAccess {
  /** Path, e.g. `contact_message/{id}`. */
  name: string;
  list?: Who;
  queries?: readonly QueryAccess[];
  targets: readonly Target[];
}

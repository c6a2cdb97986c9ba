import { isDeepStrictEqual } from 'node:util';
import { serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { Fields, Person } from './identities.ts';

/** Marks a missing field. */
export const ABSENT = Symbol('absent');

/** Stand for uid and address of the person who writes the record, until `signedBy` puts these in. */
const UID = '(uid of the writer)';
const EMAIL = '(address of the writer)';
const NOW = serverTimestamp();

/** The only value that the rules accept in a field whose schema says what it means (`model/record-schemas.ts`). */
const ONLY: Readonly<Record<string, unknown>> = {
  'server time': NOW,
  writer: UID,
  'writer email': EMAIL,
  'first revision': 1,
  right: false,
};

/** Every field is written with each of them, whatever its schema. */
const COMMON = [
  'x',
  '',
  0,
  1,
  2,
  true,
  false,
  null,
  [],
  ['x'],
  {},
  ABSENT,
  NOW,
  new Date(0),
  new Date('2100-01-01'),
];

/** The fields of a record as a person writes it. */
export const signedBy = ({ uid, email }: Person, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      value === UID ? uid : value === EMAIL ? email : value,
    ]),
  );

/** A value for a schema, and whether the schema allows it. */
export interface Example<Value = unknown> {
  what: string;
  value: Value;
  isValid: boolean;
}

/** The parts of valibot's schemas that this file reads. */
interface Schema extends v.GenericSchema {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  options?: readonly unknown[];
  pipe?: readonly { type: string; requirement?: unknown; metadata?: { is?: string } }[];
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const meaningOf = ({ pipe = [] }: Schema) =>
  pipe.find(({ type }) => type === 'metadata')?.metadata?.is;

function isAllowed(schema: Schema, value: unknown): boolean {
  const { type, wrapped, entries } = schema;
  if (value === ABSENT) return type === 'exact_optional';
  if (wrapped) return (type === 'nullable' && value === null) || isAllowed(wrapped, value);
  const meaning = meaningOf(schema);
  if (meaning !== undefined) return ONLY[meaning] === value;
  if (!entries) {
    const { success, output } = v.safeParse(schema, value);
    // A fallback takes the place of what is not allowed.
    return success && isDeepStrictEqual(output, value);
  }
  if (!isMap(value) || Object.keys(value).some((field) => !(field in entries))) return false;
  return Object.entries(entries).every(([field, entry]) =>
    isAllowed(entry, field in value ? value[field] : ABSENT),
  );
}

/** Values at the limits of a schema. */
function limitsOf(schema: Schema): unknown[] {
  const { wrapped, options = [], pipe = [] } = schema;
  if (wrapped) return limitsOf(wrapped);
  const limit = (type: string) => pipe.find((action) => action.type === type)?.requirement;
  const [length, min, max] = ['max_length', 'min_value', 'max_value'].map(limit);
  return [
    ONLY[meaningOf(schema) ?? ''] ?? ABSENT,
    ...options,
    ...(typeof length === 'number' ? ['é'.repeat(length), 'a'.repeat(length + 1)] : []),
    ...(typeof min === 'number' ? [min, min - 1] : []),
    ...(typeof max === 'number' ? [max, max + 1] : []),
    // Versions alone have a pattern.
    ...(limit('regex') === undefined ? [] : versionTexts()),
  ];
}

/** The shortest and the longest version, and texts that differ from them in one character. */
function versionTexts(): string[] {
  const [shortest, longest] = ['1.0.8.11042025', '9999.9999.9999.11042025'];
  const characters = shortest.split('');
  return [
    shortest,
    longest,
    ...characters.map((_, at) => characters.toSpliced(at, 1).join('')),
    ...characters.map((_, at) => characters.with(at, 'g').join('')),
    ...longest.split(/\b(?=\w)/).map((part, at, all) => all.with(at, part[0] + part).join('')),
  ];
}

/** A value that a schema allows. */
function allowedBy(schema: Schema): unknown {
  const { wrapped, entries } = schema;
  if (wrapped) return allowedBy(wrapped);
  if (entries) return validRecord(schema);
  const found = [...COMMON, ...limitsOf(schema)].find((value) => isAllowed(schema, value));
  if (found === undefined) throw new Error(`nothing fits a schema of type ${schema.type}`);
  return found;
}

/** A record with every field that a schema of an object has. */
export const validRecord = (schema: v.GenericSchema): Fields =>
  Object.fromEntries(
    Object.entries((schema as Schema).entries ?? {}).map(([field, entry]) => [
      field,
      allowedBy(entry),
    ]),
  );

/** A valid record, and those that differ from it in one field or have one more. */
export function recordExamples(schema: v.GenericSchema): Example<Fields>[] {
  const valid = validRecord(schema);
  const records = [
    { what: 'a field that no schema has', value: { ...valid, unknown: 'x' } },
    ...fieldExamples(schema).flatMap(([field, examples]) =>
      examples.map(({ what, value }) => {
        const { [field]: _, ...others } = valid;
        return {
          what: `${field}: ${what}`,
          value: value === ABSENT ? others : { ...others, [field]: value },
        };
      }),
    ),
  ];
  return records.map((record) => ({
    ...record,
    isValid: isAllowed(schema as Schema, record.value),
  }));
}

/** Values of each field, for writes of single fields. */
export const fieldExamples = (schema: v.GenericSchema): [string, Example[]][] =>
  Object.entries((schema as Schema).entries ?? {}).map(([field, entry]) => [
    field,
    examplesOf(entry),
  ]);

function examplesOf(schema: Schema): Example[] {
  const record = schema.wrapped ?? schema;
  const records = record.entries ? recordExamples(record).map(({ value }) => value) : [];
  const values = [...new Set([...COMMON, ...limitsOf(schema), ...records])];
  return values.map((value) => ({
    what: describe(value),
    value,
    isValid: isAllowed(schema, value),
  }));
}

function describe(value: unknown): string {
  if (value === ABSENT) return 'absent';
  return typeof value === 'string' && value.length > 60
    ? `${value.length} characters`
    : JSON.stringify(value).slice(0, 60);
}

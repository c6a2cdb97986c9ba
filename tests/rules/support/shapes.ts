import { serverTimestamp } from 'firebase/firestore/lite';
import type { GenericSchema } from 'valibot';
import { versionSchema } from '#model/updates/app-version.ts';
import type { Fields, Person } from './identities.ts';

/** Marks a missing field. */
export const ABSENT = Symbol('absent');

/** Stand for uid and address of the person who writes the record, until `signedBy` puts these in. */
const UID = '(uid of the writer)';
const EMAIL = '(address of the writer)';

/** The fields of a record as a person writes it. */
export const signedBy = ({ uid, email }: Person, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      value === UID ? uid : value === EMAIL ? email : value,
    ]),
  );

interface Example<Value = unknown> {
  what: string;
  value: Value;
}

/** Valid and invalid values of a schema of model/. The first valid one is used in records that test another field. */
interface Examples<Value = unknown> {
  valid: Example<Value>[];
  invalid: Example<Value>[];
}

/** The parts of valibot's schemas that this file reads. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  options?: readonly string[];
  pipe?: readonly { type: string; requirement?: unknown; metadata?: { is?: string } }[];
}

/** Records that a schema allows, and records that it refuses, each with one deviation. */
export function recordExamples(schema: GenericSchema): Examples<Fields> {
  const { valid, invalid } = examplesOfObject(schema);
  const isRecord = (example: Example): example is Example<Fields> => isMap(example.value);
  return { valid: valid.filter(isRecord), invalid: invalid.filter(isRecord) };
}

/** A record that a schema allows. */
export const validRecord = (schema: GenericSchema): Fields => first(recordExamples(schema).valid);

/** Values of each field, for writes of single fields. */
export const fieldExamples = (schema: GenericSchema): [string, Examples][] =>
  Object.entries((schema as Schema).entries ?? {}).map(([field, entry]) => [
    field,
    examplesOf(entry),
  ]);

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function first<Value>([example]: readonly Example<Value>[]): Value {
  if (!example) throw new Error('nothing valid');
  return example.value;
}

function examples(valid: readonly unknown[], invalid: readonly unknown[]): Examples {
  const named = (value: unknown) => ({ what: describe(value), value });
  return { valid: valid.map(named), invalid: invalid.map(named) };
}

function describe(value: unknown): string {
  if (value === ABSENT) return 'absent';
  return typeof value === 'string' && value.length > 60
    ? `${value.length} characters`
    : JSON.stringify(value).slice(0, 60);
}

function examplesOf(schema: Schema): Examples {
  const meaning = schema.pipe?.find(({ type }) => type === 'metadata')?.metadata?.is;
  if (meaning !== undefined) return examplesOfMeaning(meaning);
  const requirement = (type: string) =>
    schema.pipe?.find((action) => action.type === type)?.requirement;
  const length = Number(requirement('max_length'));
  switch (schema.type) {
    case 'object':
      return examplesOfObject(schema);
    case 'nullable': {
      const { valid, invalid } = examplesOf(wrapped(schema));
      return {
        valid: [...valid, { what: 'null', value: null }],
        invalid: invalid.filter(({ value }) => value !== null),
      };
    }
    case 'exact_optional': {
      const { valid, invalid } = examplesOf(wrapped(schema));
      return { valid: [...valid, { what: 'absent', value: ABSENT }], invalid };
    }
    case 'boolean':
      return examples([true, false], ['x', 1, null]);
    case 'picklist':
      return examples(schema.options ?? [], ['unlisted', 1, ['x'], null]);
    case 'array':
      return examples([[]], ['x', 1, {}, null]);
    case 'number': {
      const [min, max] = [Number(requirement('min_value')), Number(requirement('max_value'))];
      return examples([1, min, max], ['x', ['x'], null, min - 1, max + 1]);
    }
    case 'string': {
      const pattern = requirement('regex');
      return pattern instanceof RegExp
        ? examplesOfPattern(pattern.source)
        : examples(['Teks', '', 'é'.repeat(length)], ['a'.repeat(length + 1), 1, ['x'], {}, null]);
    }
    default:
      throw new Error(`no examples for a schema of type ${schema.type}: add them here`);
  }
}

function wrapped(schema: Schema): Schema {
  if (!schema.wrapped) throw new Error(`${schema.type} without a schema inside`);
  return schema.wrapped;
}

const VERSION = versionSchema.pipe.find((action) => action.type === 'regex')?.requirement.source;

/** Examples from the shortest and the longest text; every character in them matters. */
function examplesOfPattern(pattern: string): Examples {
  if (pattern !== VERSION) throw new Error(`no texts for ${pattern}: add them here`);
  const [shortest, longest] = ['1.0.8.11042025', '9999.9999.9999.11042025'];
  const shorter = [...shortest.matchAll(/\b\w/g)].map(
    ({ index }) => shortest.slice(0, index) + shortest.slice(index + 1),
  );
  const longer = longest
    .split(/\b(?=\w)/)
    .map((part, at, all) => all.with(at, part[0] + part).join(''));
  const wrong = shortest.split('').map((_, at, all) => all.with(at, 'g').join(''));
  return examples([shortest, longest], ['', ...shorter, ...longer, ...wrong, 1, null]);
}

function examplesOfObject({ entries = {} }: Schema): Examples {
  const fields = Object.entries(entries).map(
    ([field, entry]) => [field, examplesOf(entry)] as const,
  );
  const base = fields.map(([field, { valid }]) => [field, first(valid)] as const);
  const withField = (field: string, { what, value }: Example): Example<Fields> => {
    const present = [...new Map(base).set(field, value)].filter(([, one]) => one !== ABSENT);
    return { what: `${field}: ${what}`, value: Object.fromEntries(present) };
  };
  const absent = { what: 'absent', value: ABSENT };
  return {
    valid: fields.flatMap(([field, { valid }]) => valid.map((one) => withField(field, one))),
    invalid: [
      ...examples([], ['x', ['x'], null]).invalid,
      withField('unknown', { what: 'a field that no schema has', value: 'x' }),
      ...fields.flatMap(([field, { valid, invalid }]) => {
        const isOptional = valid.some(({ value }) => value === ABSENT);
        return [...invalid, ...(isOptional ? [] : [absent])].map((one) => withField(field, one));
      }),
    ],
  };
}

/** Values of a field whose schema says what it means (`model/record-schemas.ts`). */
function examplesOfMeaning(meaning: string): Examples {
  const perPart = (en: unknown, id: unknown, shared: unknown) => ({ en, id, shared });
  switch (meaning) {
    case 'server time':
      return examples([serverTimestamp()], ['x', null, new Date(), new Date(0), new Date('2100')]);
    case 'writer':
      return examples([UID], ['somebody-else', 1, null]);
    case 'writer email':
      return examples([EMAIL], ['other@contoh.example', '', null]);
    case 'draft':
      return examples(
        [perPart({}, {}, {})],
        ['x', ['x'], {}, null, { en: {}, id: {} }, { ...perPart({}, {}, {}), more: {} }],
      );
    case 'anything':
      return examples([{ en: true, id: false }, 'x', null], []);
    case 'published state':
      return examples(
        [perPart(null, null, null)],
        ['x', ['x'], {}, null, perPart({ revision: 0 }, null, null), perPart(null, null, 0)],
      );
    case 'first revision':
      return examples([1], [0, 2, '1', null]);
    case 'revisions':
      return examples(
        [perPart(0, 0, 0)],
        ['x', ['x'], {}, null, perPart(1, 0, 0), { ...perPart(0, 0, 0), more: 0 }],
      );
    case 'deletion':
      return examples([null], ['x', true, new Date(), serverTimestamp()]);
    case 'right':
      return examples([false], ['true', 'false', true, 0, 1, null, {}]);
    default:
      throw new Error(`no examples for the meaning "${meaning}": add them here`);
  }
}

import type { GenericSchema } from 'valibot';
import type { Fields, Value } from './firestore-rest.ts';
import type { Examples, Maybe, Variant } from './examples.ts';
import { ABSENT, examplesOfMeaning, ofTypes } from './examples.ts';
import { SAMPLES_BY_PATTERN } from './pattern-samples.ts';
import type { Person } from './identities.ts';

/** The parts of valibot's schemas that this file reads. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: readonly string[];
  pipe?: readonly {
    type: string;
    requirement?: unknown;
    metadata?: { is?: string };
  }[];
}

/**
 * Records that a schema allows, and records that it refuses, each with one deviation.
 * @param schema a record of model/; the rules must refuse fields that it does not name
 * @param omitted fields that must be missing in this case
 */
export function recordShapes(
  schema: GenericSchema,
  writer: Person,
  omitted: readonly string[] = [],
): { valid: Variant<Fields>[]; invalid: Variant<Fields>[] } {
  const { valid, invalid } = examplesOfObject(schema, writer, omitted);
  const records = (variants: Variant<Maybe>[]) =>
    variants.filter((variant): variant is Variant<Fields> => isFields(variant.value));
  return { valid: records(valid), invalid: records(invalid) };
}

/** Values of each field, for writes of single fields. `is_admin` may have any boolean where it may change. */
export function fieldExamples(schema: GenericSchema, writer: Person): Record<string, Examples> {
  const { entries = {} } = schema as Schema;
  return Object.fromEntries(
    Object.entries(entries).map(([field, entry]) => {
      const examples = examplesOf(entry, writer);
      const isRight = (entry.wrapped ?? entry).pipe?.some(
        (action) => action.metadata?.is === 'right',
      );
      return [field, isRight ? examplesOf({ type: 'boolean' }, writer) : examples];
    }),
  );
}

function isFields(value: Maybe): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function examplesOf(schema: Schema, writer: Person): Examples {
  const meaning = schema.pipe?.find(({ type }) => type === 'metadata')?.metadata?.is;
  if (meaning !== undefined) return examplesOfMeaning(meaning, writer);
  const requirement = (type: string) =>
    schema.pipe?.find((action) => action.type === type)?.requirement;
  switch (schema.type) {
    case 'object':
      return examplesOfObject(schema, writer);
    case 'nullable': {
      const { valid, invalid } = examplesOf(wrapped(schema), writer);
      return {
        valid: [...valid, { what: 'null', value: null }],
        invalid: invalid.filter(({ value }) => value !== null),
      };
    }
    case 'exact_optional': {
      const { valid, invalid } = examplesOf(wrapped(schema), writer);
      return { valid: [...valid, { what: 'absent', value: ABSENT }], invalid };
    }
    case 'boolean':
      return {
        valid: [
          { what: 'true', value: true },
          { what: 'false', value: false },
        ],
        invalid: ofTypes('a text', 'a whole number', 'null'),
      };
    case 'picklist':
      return {
        valid: (schema.options ?? []).map((value) => ({ what: value, value })),
        invalid: [
          ...ofTypes('a whole number', 'a list', 'null'),
          { what: 'an unlisted text', value: 'unlisted' },
        ],
      };
    case 'array':
      if (schema.item?.entries) {
        return examplesOfRecords(schema.item, Number(requirement('max_length')), writer);
      }
      return schema.item?.options
        ? examplesOfList(schema.item.options, requirement('max_length'))
        : { valid: [{ what: 'an empty list', value: [] }], invalid: ofTypes('a text', 'null') };
    case 'custom':
      return {
        valid: [
          { what: 'a past time', value: new Date(0) },
          { what: 'a future time', value: new Date('2100-01-01') },
        ],
        invalid: ofTypes('a text', 'a whole number', 'null'),
      };
    case 'number':
      return examplesOfNumber(
        Number(requirement('min_value')),
        Number(requirement('max_value')),
        requirement('integer') !== undefined,
      );
    case 'string':
      return examplesOfText(requirement('max_length'), requirement('regex'));
    default:
      throw new Error(`no examples for a schema of type ${schema.type}: add them here`);
  }
}

function wrapped(schema: Schema): Schema {
  if (!schema.wrapped) throw new Error(`${schema.type} without a schema inside`);
  return schema.wrapped;
}

function examplesOfNumber(min: number, max: number, whole: boolean): Examples {
  if (Number.isNaN(min) || Number.isNaN(max)) throw new Error('a number needs both limits');
  return {
    valid: [1, min, max].map((value) => ({ what: String(value), value })),
    invalid: [
      ...ofTypes('a text', 'a list', 'null'),
      ...(whole ? [{ what: 'a broken number', value: 1.5 }] : []),
      ...[min - 1, max + 1].map((value) => ({ what: String(value), value })),
    ],
  };
}

/** @param options that an item may have */
function examplesOfList(options: readonly string[], length: unknown): Examples {
  const [one] = options;
  if (one === undefined || typeof length !== 'number') {
    throw new Error('a list needs its options and an upper length');
  }
  return {
    valid: [
      { what: 'every option', value: [...options] },
      { what: 'an empty list', value: [] },
    ],
    invalid: [
      ...ofTypes('a text', 'a whole number', 'an empty map', 'null'),
      { what: 'an unlisted text', value: [one, 'unlisted'] },
      { what: `${length + 1} items`, value: Array.from({ length: length + 1 }, () => one) },
    ],
  };
}

/** Of records in a list, the rules check how many there are: they have no loops. */
function examplesOfRecords(item: Schema, length: number, writer: Person): Examples {
  const record = first(examplesOf(item, writer).valid).value as Value;
  const list = (size: number) => ({
    what: `${size} records`,
    value: Array.from({ length: size }, () => record),
  });
  return {
    valid: [list(length), list(0)],
    invalid: [...ofTypes('a text', 'a whole number', 'an empty map', 'null'), list(length + 1)],
  };
}

function examplesOfText(length: unknown, pattern: unknown): Examples {
  if (pattern instanceof RegExp) {
    const samples = SAMPLES_BY_PATTERN[pattern.source];
    if (!samples) throw new Error(`no samples for ${pattern}: add them to pattern-samples.ts`);
    const named = (texts: string[]) => texts.map((value) => ({ what: `"${value}"`, value }));
    return {
      valid: named(samples.valid),
      invalid: [...ofTypes('a whole number', 'null'), ...named(samples.invalid)],
    };
  }
  if (typeof length !== 'number') throw new Error('a text needs an upper length');
  return {
    valid: [
      { what: 'a text', value: 'Teks' },
      { what: 'an empty text', value: '' },
      { what: `${length} characters of two bytes`, value: 'é'.repeat(length) },
    ],
    invalid: [
      ...ofTypes('a whole number', 'a list', 'an empty map', 'null'),
      { what: `${length + 1} characters`, value: 'a'.repeat(length + 1) },
    ],
  };
}

function examplesOfObject(
  { entries = {} }: Schema,
  writer: Person,
  omitted: readonly string[] = [],
): Examples {
  const examples = Object.entries(entries).map(
    ([field, entry]) => [field, examplesOf(entry, writer)] as const,
  );
  const kept = examples.filter(([field]) => !omitted.includes(field));
  const base = new Map<string, Maybe>(
    kept.map(([field, { valid }]) => [field, first(valid).value]),
  );
  const withField = (field: string, { what, value }: Variant<Maybe>): Variant<Fields> => {
    const all = [...new Map(base).set(field, value)];
    const present = all.filter((entry): entry is [string, Value] => entry[1] !== ABSENT);
    return { what: `${field}: ${what}`, value: Object.fromEntries(present) };
  };
  const absent = { what: 'absent', value: ABSENT } as const;
  return {
    valid: kept.flatMap(([field, { valid }]) => valid.map((variant) => withField(field, variant))),
    invalid: [
      ...ofTypes('a text', 'a list', 'null'),
      withField('unknown', { what: 'a field that no schema has', value: 'x' }),
      ...kept.flatMap(([field, { valid, invalid }]) => {
        const optional = valid.some(({ value }) => value === ABSENT);
        return [...invalid, ...(optional ? [] : [absent])].map((variant) =>
          withField(field, variant),
        );
      }),
      ...examples
        .filter(([field]) => omitted.includes(field))
        .map(([field, { valid }]) => withField(field, first(valid))),
    ],
  };
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('nothing valid');
  return item;
}

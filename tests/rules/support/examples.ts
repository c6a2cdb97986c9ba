import type { Value } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';
import type { Person } from './identities.ts';

/** Marks a missing field. */
export const ABSENT = Symbol('absent');
export type Maybe = Value | typeof ABSENT;

export interface Variant<Kind> {
  what: string;
  value: Kind;
}

/** Examples of valid and invalid values of a schema of model/. */
export interface Examples {
  /** The first is used in records that test another field. */
  valid: Variant<Maybe>[];
  invalid: Variant<Maybe>[];
}

const OF_TYPES = {
  'a text': 'x',
  'a whole number': 1,
  'a boolean': true,
  'a list': ['x'],
  'an empty map': {},
  null: null,
  'a time of the client': new Date(),
} as const satisfies Record<string, Value>;

export function ofTypes(...types: (keyof typeof OF_TYPES)[]): Variant<Value>[] {
  return types.map((what) => ({ what, value: OF_TYPES[what] }));
}

/** Values of a field whose schema says what it means (`model/fields.ts`). */
export function examplesOfMeaning(meaning: string, writer: Person): Examples {
  switch (meaning) {
    case 'server time': {
      const times = { past: -3_600_000, future: 3_600_000 };
      const shifted = Object.entries(times).map(([what, by]) => ({
        what: `a ${what} time`,
        value: new Date(Date.now() + by),
      }));
      return {
        valid: [{ what: "the server's time", value: SERVER_TIME }],
        invalid: [...ofTypes('a text', 'null', 'a time of the client'), ...shifted],
      };
    }
    case 'writer':
      return {
        valid: [{ what: "the writer's uid", value: writer.uid }],
        invalid: [
          ...ofTypes('a whole number', 'null'),
          { what: "another's uid", value: 'somebody-else' },
        ],
      };
    case 'writer email':
      return {
        valid: [{ what: "the writer's address", value: writer.email }],
        invalid: [
          ...ofTypes('null'),
          { what: "another's address", value: 'other@contoh.example' },
          { what: 'no address', value: '' },
        ],
      };
    case 'published state':
      return {
        valid: [{ what: 'nothing published', value: { en: null, id: null, shared: null } }],
        invalid: [
          ...ofTypes('a text', 'a list', 'an empty map', 'null'),
          { what: 'a published text', value: { en: { revision: 0 }, id: null, shared: null } },
          { what: 'a published address', value: { en: null, id: null, shared: 0 } },
        ],
      };
    case 'revisions':
      return {
        valid: [{ what: 'none yet', value: { en: 0, id: 0, shared: 0 } }],
        invalid: [
          ...ofTypes('a text', 'a list', 'an empty map', 'null'),
          { what: 'one', value: { en: 1, id: 0, shared: 0 } },
          { what: 'one of no part', value: { en: 0, id: 0, shared: 0, more: 0 } },
        ],
      };
    case 'deletion':
      return {
        valid: [{ what: 'null', value: null }],
        invalid: [
          ...ofTypes('a text', 'a boolean', 'a time of the client'),
          { what: "the server's time", value: SERVER_TIME },
        ],
      };
    case 'right':
      return {
        valid: [
          { what: 'false', value: false },
          { what: 'absent', value: ABSENT },
        ],
        invalid: [
          ...ofTypes('a boolean', 'a whole number', 'null', 'an empty map'),
          { what: '"true"', value: 'true' },
          { what: '"false"', value: 'false' },
          { what: '0', value: 0 },
        ],
      };
    default:
      throw new Error(`no examples for the meaning "${meaning}": add them here`);
  }
}

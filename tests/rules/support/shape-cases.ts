import { isDeepStrictEqual } from 'node:util';
import { deleteField } from 'firebase/firestore/lite';
import type { Change, CollectionAccess, Target } from './access.ts';
import type { Case } from './case.ts';
import { type Fields, type Person, type Who, person, WHO } from './identities.ts';
import { documentCase } from './operation-cases.ts';
import { type Example, ABSENT, fieldExamples, recordExamples, signedBy } from './shapes.ts';

/** Every deviation from a record's schema, by a person who may write the record; a schema of several targets is tried once. */
export function shapeCases(collections: readonly CollectionAccess[]): Case[] {
  const tried = new Set<object>();
  const isNew = (shape: object): boolean => {
    const isTried = tried.has(shape);
    tried.add(shape);
    return !isTried;
  };
  return collections.flatMap(({ name, targets }) =>
    targets.flatMap((target) => {
      const { may = {}, creation, change } = target;
      const cases = (operation: 'create' | 'update', examples: Example<Fields>[]): Case[] =>
        examples.map((example) => caseOf(name, target, operation, example));
      return [
        ...(may.create && creation && isNew(creation)
          ? cases('create', recordExamples(creation))
          : []),
        ...(may.update && change && isNew(change)
          ? cases('update', changesOf(target, change))
          : []),
      ];
    }),
  );
}

function caseOf(
  name: string,
  target: Target,
  operation: 'create' | 'update',
  { what, isValid, value }: Example<Fields>,
): Case {
  const asked = aWriter(target.may?.[operation]);
  const sample = operation === 'update' ? target.change?.sample(asked) : {};
  const written = { ...sample, ...signedBy(asked, value) };
  const expected = isValid ? 'allowed' : 'denied';
  return documentCase(name, target, operation, asked, written, expected, what);
}

function changesOf({ stored, may }: Target, change: Change): Example<Fields>[] {
  const writer = aWriter(may?.update);
  const before = stored(writer);
  const isStored = (field: string, value: unknown) =>
    isDeepStrictEqual(signedBy(writer, { [field]: value })[field], before[field]);
  return [
    { what: 'as permitted', isValid: true, value: {} },
    { what: 'unknown field', isValid: false, value: { unknown: 'x' } },
    ...fieldExamples(change.schema).flatMap(([field, examples]) => {
      const mayChange = change.fields.includes(field);
      const present = examples.filter(({ value }) => value !== ABSENT);
      // Two values show that a field may not change.
      const others = present.filter(({ value }) => !isStored(field, value)).slice(0, 2);
      return (mayChange ? present : others).map(({ what, value, isValid }) => ({
        what: `${field}: ${what}`,
        isValid: isValid && mayChange,
        value: { ...change.needs?.(field, value), [field]: value },
      }));
    }),
    ...Object.keys(before).map((field) => ({
      what: `${field}: removed`,
      isValid: false,
      value: { [field]: deleteField() },
    })),
  ];
}

/** Somebody whose writes are refused only for their shape. */
function aWriter(may: Who = 'nobody'): Person {
  const name = may === 'anyone signed in' ? 'ordinary' : WHO[may][0];
  if (!name) throw new Error('nobody may write it, so it needs no shapes');
  return person(name);
}

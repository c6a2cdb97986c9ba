import { isDeepStrictEqual } from 'node:util';
import type { CollectionAccess, Target } from './access.ts';
import type { Case } from './case.ts';
import { settled } from './case.ts';
import type { Fields, Value } from './firestore-rest.ts';
import type { IdentityName, Person, Who } from './identities.ts';
import { person, WHO } from './identities.ts';
import { isShared, standing } from './operation-cases.ts';
import { ABSENT } from './examples.ts';
import { fieldExamples, recordShapes } from './shapes.ts';

/** Every deviation from a record's schema, by an identity that may write the record. */
export function shapeCases(collection: CollectionAccess): Case[] {
  const tried = new Set<object | undefined>();
  return collection.targets.flatMap((target) => {
    // Targets with the same shape are checked by the same rule.
    const [isNewCreation, isNewChange] = [!tried.has(target.creation), !tried.has(target.change)];
    tried.add(target.creation).add(target.change);
    return [
      ...(isNewCreation ? creationCases(collection.name, target) : []),
      ...(isNewChange ? changeCases(collection.name, target) : []),
    ];
  });
}

/** Shapes are listed once with a placeholder person; each case uses its own person when it runs. */
const anybody = person('any', 'admin', 'anybody');

function creationCases(name: string, target: Target): Case[] {
  const { creation } = target;
  if (!creation) return [];
  const shapesOf = (asked: Person) => recordShapes(creation.schema, asked, creation.omitted);
  return (['valid', 'invalid'] as const).flatMap((kind) =>
    shapesOf(anybody)[kind].map(({ what }, at): Case => ({
      group: `${name}, ${target.about}: create with ${kind} fields`,
      name: what,
      who: aWriter(target.may.create),
      expected: kind === 'valid' ? 'allowed' : 'denied',
      alone: isShared(target),
      plan(asked, key) {
        const path = target.path(key, asked);
        const fields = shapesOf(asked)[kind][at]?.value ?? {};
        const write = { form: 'create', path, fields } as const;
        return { given: { ...target.needs?.(path), [path]: null }, request: { commit: [write] } };
      },
    })),
  );
}

interface Change {
  what: string;
  expected: Case['expected'];
  fields: Fields;
  removed?: string[];
}

function changeCases(name: string, target: Target): Case[] {
  if (!target.change || target.may.update === 'nobody') return [];
  return changesOf(target, anybody, target.stored(anybody)).map(({ what, expected }, at): Case => ({
    group: `${name}, ${target.about}: update with ${expected === 'allowed' ? 'valid' : 'invalid'} fields`,
    name: what,
    who: aWriter(target.may.update),
    expected,
    alone: isShared(target),
    plan(asked, key) {
      const path = target.path(key, asked);
      const stored = standing(target, asked, path);
      const { fields = {}, removed = [] } =
        changesOf(target, asked, target.stored(asked))[at] ?? {};
      const write = { form: 'update', path, fields, removed } as const;
      return { given: { [path]: stored }, request: { commit: [write] } };
    },
  }));
}

/** A permitted change with one deviating field; and changes of each field that may not change. */
function changesOf({ change, creation }: Target, asked: Person, storedFields: Fields): Change[] {
  if (!change) return [];
  const sample = change.sample(asked);
  const stored = settled(storedFields);
  const changes: Change[] = [
    { what: 'as permitted', expected: 'allowed', fields: sample },
    { what: 'unknown field', expected: 'denied', fields: { ...sample, unknown: 'x' } },
  ];
  const add = (field: string, what: string, value: Value, mayChange: boolean) => {
    const needed = change.needs ? change.needs(field, value) : {};
    changes.push({
      what: `${field}: ${what}`,
      expected: mayChange && needed !== null ? 'allowed' : 'denied',
      fields: { ...sample, ...needed, [field]: value },
    });
  };
  for (const [field, { valid, invalid }] of Object.entries(fieldExamples(change.schema, asked))) {
    const mayChange = change.fields.includes(field);
    for (const { what, value } of valid) {
      if (value === ABSENT || (!mayChange && isDeepStrictEqual(value, stored[field]))) continue;
      add(field, what, value, mayChange);
    }
    // Where creation tests all values with the same schema, one is enough to show that changes are checked too.
    const tried = mayChange && creation?.schema === change.schema ? invalid.slice(0, 1) : invalid;
    for (const { what, value } of tried) {
      if (value === ABSENT || isDeepStrictEqual(value, stored[field])) continue;
      add(field, what, value, false);
    }
  }
  for (const field of Object.keys(stored)) {
    const { [field]: _, ...others } = sample;
    changes.push({
      what: `${field}: removed`,
      expected: 'denied',
      fields: others,
      removed: [field],
    });
  }
  return changes;
}

/** An identity whose writes are refused only for their shape. */
function aWriter(may: Who): IdentityName {
  const [first] = may === 'anyone signed in' ? (['ordinary'] as const) : WHO[may];
  if (!first) throw new Error('nobody may write it, so it needs no shapes');
  return first;
}

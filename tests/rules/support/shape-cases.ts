import { isDeepStrictEqual } from 'node:util';
import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { Change, CollectionAccess, Target } from './access.ts';
import type { Case } from './case.ts';
import type { Fields, Person, Who } from './identities.ts';
import { person, WHO } from './identities.ts';
import { ABSENT, fieldExamples, recordExamples } from './shapes.ts';

/** Every deviation from a record's schema, by a person who may write the record. */
export function shapeCases({ name, targets }: CollectionAccess): Case[] {
  const tried = new Set<object>();
  // Targets with the same shape are checked by the same rule.
  const isNew = (shape: object | undefined): boolean => {
    if (!shape || tried.has(shape)) return false;
    tried.add(shape);
    return true;
  };
  return targets.flatMap((target) => [
    ...(target.may?.create && isNew(target.creation) ? creationCases(name, target) : []),
    ...(target.may?.update && isNew(target.change) ? changeCases(name, target) : []),
  ]);
}

interface Deviation {
  what: string;
  isValid: boolean;
  fields: Fields;
}

function creationCases(name: string, target: Target): Case[] {
  const { creation } = target;
  if (!creation) return [];
  const deviations = (asked: Person) => {
    const { valid, invalid } = recordExamples(creation, asked);
    return [
      ...valid.map(({ what, value }) => ({ what, isValid: true, fields: value })),
      ...invalid.map(({ what, value }) => ({ what, isValid: false, fields: value })),
    ];
  };
  return casesOf(name, target, 'create', deviations);
}

function changeCases(name: string, target: Target): Case[] {
  const { change } = target;
  return change ? casesOf(name, target, 'update', (asked) => changesOf(target, change, asked)) : [];
}

/** A case for each deviation; all by one person, unless the record is the person's own. */
function casesOf(
  name: string,
  target: Target,
  operation: 'create' | 'update',
  deviationsOf: (asked: Person) => Deviation[],
): Case[] {
  const asked = aWriter(target.may?.[operation]);
  return deviationsOf(asked).map(({ what, isValid, fields }, index) => {
    const path = target.path(`${asked.uid}-${index}`, asked);
    return {
      group: `${name}, ${target.about}: ${operation}`,
      name: what,
      asked,
      expected: isValid ? 'allowed' : 'denied',
      alone: target.alone ?? false,
      given: {
        ...target.beside?.(path, asked),
        [path]: operation === 'create' ? null : target.stored(asked),
      },
      request: (database) =>
        operation === 'create'
          ? setDoc(doc(database, path), fields)
          : updateDoc(doc(database, path), fields),
    };
  });
}

/** A permitted change with one deviating field; and changes of each field that may not change. */
function changesOf({ creation, stored }: Target, change: Change, asked: Person): Deviation[] {
  const sample = change.sample(asked);
  const before = stored(asked);
  const changes: Deviation[] = [
    { what: 'as permitted', isValid: true, fields: sample },
    { what: 'unknown field', isValid: false, fields: { ...sample, unknown: 'x' } },
  ];
  const add = (field: string, what: string, value: unknown, isValid: boolean) => {
    const needed = change.needs?.(field, value);
    changes.push({
      what: `${field}: ${what}`,
      isValid,
      fields: { ...sample, ...needed, [field]: value },
    });
  };
  for (const [field, { valid, invalid }] of fieldExamples(change.schema, asked)) {
    const mayChange = change.fields.includes(field);
    for (const { what, value } of valid) {
      if (value === ABSENT || (!mayChange && isDeepStrictEqual(value, before[field]))) continue;
      add(field, what, value, mayChange);
    }
    // Where creation tries all values of the same schema, one is enough to show that changes are checked too.
    const tried = mayChange && creation === change.schema ? invalid.slice(0, 1) : invalid;
    for (const { what, value } of tried) {
      if (value !== ABSENT && !isDeepStrictEqual(value, before[field]))
        add(field, what, value, false);
    }
  }
  for (const field of Object.keys(before)) add(field, 'removed', deleteField(), false);
  return changes;
}

/** Somebody whose writes are refused only for their shape. */
function aWriter(may: Who = 'nobody'): Person {
  const name = may === 'anyone signed in' ? 'ordinary' : WHO[may][0];
  if (!name) throw new Error('nobody may write it, so it needs no shapes');
  return person(name);
}

import { isDeepStrictEqual } from 'node:util';
import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { Change, CollectionAccess, Target } from './access.ts';
import type { Case } from './case.ts';
import { type Fields, type Person, type Who, person, WHO } from './identities.ts';
import { ABSENT, fieldExamples, recordExamples, signedBy } from './shapes.ts';

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
  if (!target.creation) return [];
  const { valid, invalid } = recordExamples(target.creation);
  const deviations = [
    ...valid.map(({ what, value }) => ({ what, isValid: true, fields: value })),
    ...invalid.map(({ what, value }) => ({ what, isValid: false, fields: value })),
  ];
  return deviations.map((deviation) => caseOf(name, target, 'create', deviation));
}

function changeCases(name: string, target: Target): Case[] {
  const changes = target.change ? changesOf(target, target.change) : [];
  return changes.map((deviation) => caseOf(name, target, 'update', deviation));
}

function caseOf(
  name: string,
  target: Target,
  operation: 'create' | 'update',
  { what, isValid, fields }: Deviation,
): Case {
  const asked = aWriter(target.may?.[operation]);
  const path = target.path(asked.uid, asked);
  const sample = operation === 'update' ? target.change?.sample(asked) : {};
  const written = { ...sample, ...signedBy(asked, fields) };
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
        ? setDoc(doc(database, path), written)
        : updateDoc(doc(database, path), written),
  };
}

function changesOf({ creation, stored, may }: Target, change: Change): Deviation[] {
  const writer = aWriter(may?.update);
  const before = stored(writer);
  const isStored = (field: string, value: unknown) =>
    isDeepStrictEqual(signedBy(writer, { [field]: value })[field], before[field]);
  const changes: Deviation[] = [
    { what: 'as permitted', isValid: true, fields: {} },
    { what: 'unknown field', isValid: false, fields: { unknown: 'x' } },
  ];
  const add = (field: string, what: string, value: unknown, isValid: boolean) => {
    const fields = { ...change.needs?.(field, value), [field]: value };
    changes.push({ what: `${field}: ${what}`, isValid, fields });
  };
  for (const [field, { valid, invalid }] of fieldExamples(change.schema)) {
    const mayChange = change.fields.includes(field);
    for (const { what, value } of valid) {
      if (value === ABSENT || (!mayChange && isStored(field, value))) continue;
      add(field, what, value, mayChange);
    }
    // One value is enough to show that changes are checked too, if creation tries all values of the same schema.
    const tried = mayChange && creation === change.schema ? invalid.slice(0, 1) : invalid;
    for (const { what, value } of tried) {
      if (!isStored(field, value)) add(field, what, value, false);
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

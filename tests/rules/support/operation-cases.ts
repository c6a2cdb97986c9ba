import {
  type Query,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import type { CollectionAccess, Target } from './access.ts';
import type { Case } from './case.ts';
import {
  type Fields,
  type IdentityName,
  type Person,
  type Who,
  IDENTITIES,
  person,
  WHO,
} from './identities.ts';
import { signedBy, validRecord } from './shapes.ts';

/** Every identity × every operation. */
export function operationCases(access: CollectionAccess): Case[] {
  // Three identities are enough where clients may do nothing: an invalid `is_admin` cannot change the answer.
  const isOpen = access.list || access.targets.some(({ may }) => may);
  const identities = isOpen ? IDENTITIES : (['anonymous', 'ordinary', 'admin'] as const);
  return identities.flatMap((who) => [
    ...access.targets.flatMap((target) => documentCases(access.name, target, who)),
    ...queryCases(access, who),
  ]);
}

const answer = (may: Who | undefined, who: IdentityName): Case['expected'] =>
  (WHO[may ?? 'nobody'] as readonly string[]).includes(who) ? 'allowed' : 'denied';

export type Operation = 'get' | 'create' | 'update' | 'delete';

/**
 * One operation on a document of a target, by one person.
 * @param written fields of a creation or a change
 */
export function documentCase(
  name: string,
  target: Target,
  operation: Operation,
  asked: Person,
  written: Fields,
  expected: Case['expected'],
  what: string = operation,
): Case {
  const path = target.path(asked.uid, asked);
  return {
    group: `${name}, ${target.about}: ${operation}`,
    name: what,
    asked,
    expected,
    alone: target.alone ?? false,
    given: {
      ...target.beside?.(path, asked),
      [path]: operation === 'create' ? null : target.stored(asked),
    },
    request: (database): Promise<unknown> => {
      const place = doc(database, path);
      if (operation === 'get') return getDoc(place);
      if (operation === 'create') return setDoc(place, written);
      return operation === 'update' ? updateDoc(place, written) : deleteDoc(place);
    },
  };
}

function documentCases(name: string, target: Target, who: IdentityName): Case[] {
  return (['get', 'create', 'update', 'delete'] as const).map((operation) => {
    const asked = person(who);
    const creation = creationOf(target, asked);
    const change = target.change?.sample(asked) ?? creation;
    const expected = operation === 'delete' ? 'denied' : answer(target.may?.[operation], who);
    const written = operation === 'update' ? change : creation;
    return documentCase(name, target, operation, asked, written, expected);
  });
}

/** The document of a creation; where nobody may create, a document as functions write it. */
const creationOf = ({ creation, stored }: Target, asked: Person): Fields =>
  creation ? signedBy(asked, validRecord(creation)) : stored(asked);

function queryCases({ name, list, queries = [], targets }: CollectionAccess, who: IdentityName) {
  const [target] = targets;
  if (!target) return [];
  const make = (
    about: string,
    may: Who | undefined,
    run: (all: Query, asked: Person) => Promise<unknown>,
    isGroup = false,
  ): Case => {
    const asked = person(who);
    const path = target.path(asked.uid, asked);
    const folder = path.split('/').slice(0, -1);
    return {
      group: `${name}: ${about}`,
      name: about,
      asked,
      expected: answer(may, who),
      alone: target.alone ?? false,
      given: { [path]: target.stored(asked) },
      request: (database) =>
        run(
          isGroup
            ? collectionGroup(database, folder.at(-1) ?? '')
            : collection(database, folder.join('/')),
          asked,
        ),
    };
  };
  return [
    make('list', list, (all) => getDocs(query(all, limit(1)))),
    make('count', list, getCount),
    make('collection group', 'nobody', (all) => getDocs(query(all, limit(1))), true),
    ...queries.map((access) =>
      make(`list ${access.about}`, access.may, (all, asked) => {
        const [field, value] = access.where(asked);
        const most = access.limit === undefined ? [] : [limit(access.limit)];
        return getDocs(query(all, where(field, '==', value), ...most));
      }),
    ),
  ];
}

import { errorReport } from '../../records/error-report.ts';
import type { CollectionAccess, QueryAccess, Target } from './access.ts';
import type { Case, Plan, Request } from './case.ts';
import { settled } from './case.ts';
import type { Fields, Query, Write } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';
import type { IdentityName, Person, Who } from './identities.ts';
import { IDENTITIES, WHO } from './identities.ts';
import { recordShapes } from './shapes.ts';

/** Every identity × every operation, in every form of request. */
export function operationCases(collection: CollectionAccess): Case[] {
  const identities = isClosed(collection) ? IDENTITIES.filter(isPlain) : IDENTITIES;
  return identities.flatMap((who) => [
    ...collection.targets.flatMap((target) => documentCases(collection, target, who)),
    ...queryCases(collection, who),
  ]);
}

function isClosed({ list, targets }: CollectionAccess): boolean {
  return (
    list === 'nobody' &&
    targets.every(({ may }) => Object.values(may).every((who) => who === 'nobody'))
  );
}

function documentCases({ name }: CollectionAccess, target: Target, who: IdentityName): Case[] {
  const where = `${name}, ${target.about}`;
  const make = (operation: string, may: Who, form: string, plan: Case['plan']): Case => ({
    group: `${where}: ${operation}`,
    name: form,
    who,
    expected: allows(may, who),
    plan,
    alone: isShared(target),
  });
  const stands = (asked: Person, key: string, request: (path: string) => Request): Plan => {
    const path = target.path(key, asked);
    return { given: { [path]: standing(target, asked, path) }, request: request(path) };
  };
  return [
    make('get', target.may.get, 'get', (asked, key) =>
      stands(asked, key, (path) => ({ get: path })),
    ),
    ...inEveryForm(who, ['create', 'set', 'merge']).map(({ what, form, wrap }) =>
      make('create', target.may.create, what, (asked, key) => {
        const path = target.path(key, asked);
        const fields = creationOf(target, asked);
        const given = { ...target.needs?.(path), [path]: null };
        return { given, request: wrap([{ form, path, fields }], key) };
      }),
    ),
    ...inEveryForm(who, ['update', 'merge', 'set']).map(({ what, form, wrap }) =>
      make('update', target.may.update, what, (asked, key) =>
        stands(asked, key, (path) => {
          const change = target.change?.sample(asked) ?? creationOf(target, asked);
          const before = settled(standing(target, asked, path));
          const fields = form === 'set' ? { ...before, ...change } : change;
          return wrap([{ form, path, fields }], key);
        }),
      ),
    ),
    ...inEveryForm(who, ['delete']).map(({ what, form, wrap }) =>
      make('delete', target.may.delete, what, (asked, key) =>
        stands(asked, key, (path) => wrap([{ form, path }], key)),
      ),
    ),
  ];
}

type FormOf = Write['form'];

/**
 * Each form alone; the first also in a batch with a write that everyone may make, and in a transaction. Identities with
 * an invalid admin right are ordinary users for the rules and use the first form only.
 */
function inEveryForm<Form extends FormOf>(who: IdentityName, forms: readonly [Form, ...Form[]]) {
  const [form] = forms;
  const alone = (each: Form) => ({
    what: each as string,
    form: each,
    wrap: (writes: Write[]): Request => ({ commit: writes }),
  });
  if (!isPlain(who)) return [alone(form)];
  return [
    ...forms.map(alone),
    {
      what: `${form} in a batch`,
      form,
      wrap: (writes: Write[], key: string): Request => ({ commit: [harmless(key), ...writes] }),
    },
    {
      what: `${form} in a transaction`,
      form,
      wrap: (writes: Write[]): Request => ({ commit: writes, inTransaction: true }),
    },
  ];
}

function isPlain(who: IdentityName): boolean {
  return who === 'anonymous' || who === 'ordinary' || who === 'admin';
}

/** An error report, which anyone may write. */
export function harmless(key: string): Write {
  return {
    form: 'create',
    path: `error_report/harmless-${key}`,
    fields: { ...errorReport(), created_date: SERVER_TIME },
  };
}

function queryCases(collection: CollectionAccess, who: IdentityName): Case[] {
  const { name, list, queries = [], targets } = collection;
  const [target] = targets;
  if (!target) return [];
  const make = (
    about: string,
    may: Who,
    query: (asked: Person, path: string) => Partial<Query>,
  ): Case => ({
    group: `${name}: ${about}`,
    name: about,
    who,
    expected: allows(may, who),
    alone: isShared(target),
    plan(asked, key) {
      const path = target.path(key, asked);
      const parts = path.split('/');
      const at = { parent: parts.slice(0, -2).join('/'), collection: parts.at(-2) ?? '' };
      const given = { [path]: standing(target, asked, path) };
      return { given, request: { query: { ...at, ...query(asked, path) } } };
    },
  });
  // Without a limit, an allowed query would return the documents of all other cases; one document is enough.
  const few = allows(list, who) === 'allowed' ? { limit: 1 } : {};
  return [
    make('list', list, () => few),
    make('count', list, () => ({ count: true })),
    make('collection group', 'nobody', () => ({ parent: '', group: true })),
    ...queries.map((query) => make(`list ${query.about}`, query.may, constraints(query))),
  ];
}

const constraints =
  ({ where, limit }: QueryAccess) =>
  (asked: Person, path: string): Partial<Query> => ({
    ...(where && { where: where(asked, path) }),
    ...(limit !== undefined && { limit }),
  });

/** Whether all cases share one document, as with `app_version/dev`. */
export function isShared(target: Target): boolean {
  const somebody: Person = { name: 'admin', uid: 'x', email: '', token: null, document: null };
  return target.path('1', somebody) === target.path('2', somebody);
}

/** The stored document before it is read or changed; one's own user document contains the identity's right. */
export function standing(target: Target, asked: Person, path: string): Fields {
  const own = path === `user/${asked.uid}` ? asked.document : null;
  return own ?? target.stored(asked);
}

/** The document of a creation; where nobody may create, a document as functions write it. */
function creationOf(target: Target, asked: Person): Fields {
  if (!target.creation) return target.stored(asked);
  const [first] = recordShapes(target.creation.schema, asked, target.creation.omitted).valid;
  if (!first) throw new Error('the schema allows nothing');
  return first.value;
}

function allows(may: Who, who: IdentityName): Case['expected'] {
  return (WHO[may] as readonly string[]).includes(who) ? 'allowed' : 'denied';
}

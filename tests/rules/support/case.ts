import type { Fields, Firestore, Query, Write } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';
import type { IdentityName, Person } from './identities.ts';
import { person } from './identities.ts';

/** The request of a case. */
export type Request =
  | { get: string }
  | { query: Query }
  | { commit: Write[]; inTransaction?: boolean };

export interface Case {
  /** Cases of one group are reported together. */
  group: string;
  name: string;
  who: IdentityName;
  /** Called when the case runs, with a person and a key that are unique to the case. */
  plan(asked: Person, key: string): Plan;
  expected: 'allowed' | 'denied';
  /** True where it uses documents that other cases use too, so that it runs alone. */
  alone?: boolean;
  /** True where the person's token has no email address, as with some providers. */
  withoutEmail?: boolean;
}

export interface Plan {
  /** Documents before the request; null where they must not exist. */
  given: Record<string, Fields | null>;
  request: Request;
}

export interface Failure {
  case: Case;
  message: string;
}

const AT_ONCE = 60;
/** Time at which the stored documents of the tests were written. */
export const EARLIER = new Date('2026-01-01T00:00:00Z');

/** A document as it is stored: with a time in place of `SERVER_TIME`. */
export function settled(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      value === SERVER_TIME ? EARLIER : value,
    ]),
  );
}

/**
 * Runs cases against the emulator, many at once.
 * @param upTo number of failures after which it stops
 */
export async function runCases(
  firestore: Firestore,
  project: string,
  cases: readonly Case[],
  upTo = Infinity,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const chunk of chunks(cases)) {
    const planned = chunk.map((each) => {
      const key = `c${String(++keys)}`;
      const asked = person(project, each.who, key, each.withoutEmail ? {} : undefined);
      return { each, asked, plan: each.plan(asked, key) };
    });
    await prepare(
      firestore,
      planned.map(({ asked, plan }) => givenOf(asked, plan)),
    );
    const outcomes = await Promise.all(
      planned.map(async ({ each, asked, plan }) => ({
        each,
        outcome: await ask(firestore, asked, plan.request),
      })),
    );
    for (const { each, outcome } of outcomes) {
      if (outcome !== each.expected) {
        const message = `${each.who}: ${each.name}: expected ${each.expected}, was ${outcome}`;
        failures.push({ case: each, message });
      }
    }
    if (failures.length >= upTo) break;
  }
  return failures;
}

let keys = 0;

function* chunks(cases: readonly Case[]): Generator<Case[]> {
  let chunk: Case[] = [];
  for (const each of cases) {
    if (each.alone || chunk.length === AT_ONCE) {
      if (chunk.length > 0) yield chunk;
      chunk = [];
    }
    if (each.alone) yield [each];
    else chunk.push(each);
  }
  if (chunk.length > 0) yield chunk;
}

function givenOf(asked: Person, { given }: Plan): Record<string, Fields | null> {
  return { [`user/${asked.uid}`]: asked.document, ...given };
}

async function prepare(
  firestore: Firestore,
  given: Record<string, Fields | null>[],
): Promise<void> {
  const writes = given.flatMap((documents) =>
    Object.entries(documents).map(([path, fields]): Write =>
      fields === null ? { form: 'delete', path } : { form: 'set', path, fields: settled(fields) },
    ),
  );
  const response = await firestore.commit('owner', writes);
  if (!response.ok) throw new Error(`preparing failed: ${await response.text()}`);
  await response.body?.cancel();
}

async function ask(firestore: Firestore, { token }: Person, request: Request): Promise<string> {
  const response = await send(firestore, token, request);
  const text = await response.text();
  if (response.ok) return 'allowed';
  return response.status === 403 ? 'denied' : `${response.status} ${text.slice(0, 500)}`;
}

async function send(
  firestore: Firestore,
  token: string | null,
  request: Request,
): Promise<Response> {
  if ('get' in request) return firestore.get(token, request.get);
  if ('query' in request) return firestore.query(token, request.query);
  if (!request.inTransaction) return firestore.commit(token, request.commit);
  const begun = await firestore.begin(token);
  if (!begun.ok) return begun;
  const { transaction } = (await begun.json()) as { transaction: string };
  return firestore.commit(token, request.commit, transaction);
}

import { randomUUID } from 'node:crypto';
import {
  type RulesTestEnvironment,
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type EmulatorMockTokenOptions,
  type Firestore,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import { HOST, PORTS } from '../../../emulators/project.ts';
import { type Fields, type IdentityName, type Person, person } from './identities.ts';

export interface Case {
  /** Cases of one group are reported together. */
  group: string;
  name: string;
  asked: Person;
  expected: 'allowed' | 'denied';
  /** Documents before the request, by their paths; null where they must not exist. */
  given: Record<string, Fields | null>;
  request: (database: Firestore) => Promise<unknown>;
  /** True where it uses documents that other cases use too, so that it runs alone. */
  alone?: boolean;
}

export interface Failure {
  failed: Case;
  message: string;
}

/** More would only delay the first failure. */
const AT_ONCE = 25;

setLogLevel('silent');

/** Replaces the rules of one of the emulator's projects. @throws where they do not compile */
export function loadRules(project: string, rules: string): Promise<RulesTestEnvironment> {
  const firestore = { host: HOST, port: PORTS.firestore, rules };
  return initializeTestEnvironment({ projectId: project, firestore });
}

/**
 * Calls the emulator through the client library without listeners, which sends thousands of requests within seconds.
 * @param token of a person; null for an anonymous one, `owner` for one to whom the rules do not apply
 */
async function withDatabase<Result>(
  project: string,
  token: EmulatorMockTokenOptions | 'owner' | null,
  run: (database: Firestore) => Promise<Result>,
): Promise<Result> {
  const app = initializeApp({ projectId: project }, randomUUID());
  const database = getFirestore(app);
  const options = token === null ? {} : { mockUserToken: token };
  connectFirestoreEmulator(database, HOST, PORTS.firestore, options);
  try {
    return await run(database);
  } finally {
    await deleteApp(app);
  }
}

/** Runs cases against an empty project of the emulator, many at once, and gives those that fail. */
export async function* failuresOf(
  project: string,
  cases: readonly Case[],
): AsyncGenerator<Failure> {
  for (const chunk of chunks(cases)) {
    await withDatabase(project, 'owner', (database) => prepare(database, chunk));
    const messages = await Promise.all(chunk.map((each) => messageOf(project, each)));
    for (const [index, failed] of chunk.entries()) {
      const message = messages[index];
      if (message) yield { failed, message };
    }
  }
}

function* chunks(cases: readonly Case[]): Generator<Case[]> {
  let chunk: Case[] = [];
  for (const each of cases) {
    if (each.alone || chunk.length === AT_ONCE) {
      yield chunk;
      chunk = [];
    }
    if (each.alone) yield [each];
    else chunk.push(each);
  }
  yield chunk;
}

async function prepare(database: Firestore, cases: readonly Case[]): Promise<void> {
  const batch = writeBatch(database);
  for (const { asked, given } of cases) {
    const documents = { [`user/${asked.uid}`]: asked.document, ...given };
    for (const [path, fields] of Object.entries(documents)) {
      if (fields === null) batch.delete(doc(database, path));
      else batch.set(doc(database, path), fields);
    }
  }
  await batch.commit();
}

/** The mistake; null if the request was answered as expected. */
async function messageOf(project: string, each: Case): Promise<string | null> {
  const { asked, expected, name, request } = each;
  try {
    const answered = withDatabase(project, asked.token, request);
    await (expected === 'allowed' ? assertSucceeds(answered) : assertFails(answered));
    return null;
  } catch (error) {
    return `${asked.name}: ${name}: expected ${expected}: ${(error as Error).message}`;
  }
}

/** A case of its own, which is to be refused by default. */
export function attack(
  group: string,
  name: string,
  who: IdentityName,
  request: (database: Firestore, asked: Person) => Promise<unknown>,
  given: (asked: Person) => Case['given'] = () => ({}),
  expected: Case['expected'] = 'denied',
): Case {
  const asked = person(who);
  return {
    group,
    name,
    asked,
    expected,
    given: given(asked),
    request: (database) => request(database, asked),
  };
}

import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

interface Operation {
  done?: boolean;
  metadata?: {
    /** Resource name of a composite index. */
    index?: string;
    /** Resource name of a field whose indexes change. */
    field?: string;
    indexConfigDeltas?: unknown[];
  };
}

/**
 * The indexes that Firestore still builds, from `firebase firestore:operations:list --json`. Other operations (exports,
 * times to live) hold nothing up.
 */
export function unfinishedIndexes(output: unknown): string[] {
  const { result = [] } = output as { result?: Operation[] };
  return result
    .filter(({ done }) => done !== true)
    .flatMap(({ metadata: { index, field, indexConfigDeltas = [] } = {} }) =>
      indexConfigDeltas.length > 0 ? (field ?? []) : (index ?? []),
    )
    .map((name) => name.split('/collectionGroups/').at(-1) ?? name);
}

/**
 * Waits until no index is being built: the queries of new functions fail without theirs.
 * @param list operations of the database, as the Firebase CLI prints them
 * @param pauses before each further look, in ms
 * @returns indexes that are still being built
 */
export async function waitForIndexes(
  list: () => unknown,
  pauses: readonly number[],
): Promise<string[]> {
  let unfinished = unfinishedIndexes(list());
  for (const pause of pauses) {
    if (unfinished.length === 0) break;
    console.log(`Firestore builds ${unfinished.join(', ')} …`);
    await wait(pause);
    unfinished = unfinishedIndexes(list());
  }
  return unfinished;
}

/** Twenty minutes. */
const PAUSES = Array.from({ length: 40 }, () => 30_000);

function listOperations(project: string): unknown {
  const args = ['firebase', 'firestore:operations:list', '--project', project, '--json'];
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { status, stdout, stderr } = spawnSync('npx', [...args, '--non-interactive'], options);
  if (status !== 0) throw new Error(`The operations cannot be listed: ${stdout}${stderr}`);
  return JSON.parse(stdout);
}

if (import.meta.main) {
  const project = process.argv[2] ?? '';
  const unfinished = await waitForIndexes(() => listOperations(project), PAUSES);
  if (unfinished.length > 0) {
    console.log(
      `::error::Firestore still builds ${unfinished.join(', ')}. Functions and pages are the old ones; run this job again when it is done.`,
    );
    process.exitCode = 1;
  }
}

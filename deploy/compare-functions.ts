import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, SetupError } from '../emulators/project.ts';

/** Facts of a function, as a release and `firebase functions:list --json` give them. */
interface FunctionSettings {
  httpsTrigger?: object;
  scheduleTrigger?: object;
  eventTrigger?: { eventType?: string; retry?: unknown };
  availableMemoryMb?: unknown;
  timeoutSeconds?: unknown;
  maxInstances?: unknown;
}

export interface LiveFunction extends FunctionSettings {
  id: string;
  region: string;
}

export type ReleaseFunctions = Readonly<
  Record<string, FunctionSettings & { region?: readonly string[] }>
>;

/** The CLI refuses to change this in the middle of a deployment. */
const triggerOf = ({ httpsTrigger, scheduleTrigger, eventTrigger }: FunctionSettings): string =>
  eventTrigger?.eventType ?? ((scheduleTrigger && 'schedule') || (httpsTrigger && 'request') || '');

const NUMBERS = ['availableMemoryMb', 'timeoutSeconds', 'maxInstances'] as const;

function changesOf(live: FunctionSettings, wanted: FunctionSettings): string[] {
  const numbers = NUMBERS.filter(
    (name) => typeof wanted[name] === 'number' && wanted[name] !== live[name],
  ).map((name) => `${name} ${String(live[name])} → ${String(wanted[name])}`);
  const [before, after] = [live, wanted].map(({ eventTrigger }) => eventTrigger?.retry === true);
  return before === after ? numbers : [...numbers, `retry ${before} → ${after}`];
}

/**
 * @param removable names of functions that the release may remove
 * @returns lines to print, and what stops the release
 */
export function compareFunctions(
  live: readonly LiveFunction[],
  release: ReleaseFunctions,
  removable: readonly string[],
): { lines: string[]; faults: string[] } {
  const lines: string[] = [];
  const faults: string[] = [];
  const wanted = new Map<string, FunctionSettings>(
    Object.entries(release).flatMap(([id, facts]) =>
      (facts.region ?? []).map((region) => [`${region}/${id}`, facts] as const),
    ),
  );
  const present = new Map(live.map((one) => [`${one.region}/${one.id}`, one]));
  for (const [name, facts] of wanted) {
    const old = present.get(name);
    if (old === undefined) {
      lines.push(`+ ${name}`);
    } else if (triggerOf(old) !== triggerOf(facts)) {
      faults.push(
        `${name} has the trigger "${triggerOf(old)}" and cannot get "${triggerOf(facts)}": give the new function another name.`,
      );
    } else {
      const changes = changesOf(old, facts);
      if (changes.length > 0) lines.push(`~ ${name}: ${changes.join(', ')}`);
    }
  }
  for (const [name, { id }] of present) {
    if (wanted.has(name)) continue;
    lines.push(`- ${name}`);
    if (removable.includes(id)) continue;
    faults.push(
      `${name} is live and not in this release: name it in deploy/removed-functions.json to delete it.`,
    );
  }
  return { lines: lines.toSorted(), faults };
}

const USAGE = `Compares the functions of a release with those of a project, before anything is deployed.

  node deploy/compare-functions.ts <functions.yaml> <output of firebase functions:list --json> [<function that may go>…]`;

function main(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [release, list, ...removable] = positionals;
  if (release === undefined || list === undefined) throw new SetupError(USAGE);
  const { result } = readJson(list) as { result: LiveFunction[] };
  // The build has written it, so that none of its code runs here: credentials are in reach.
  const { endpoints } = readJson(release) as { endpoints: ReleaseFunctions };
  const named = readJson(join(import.meta.dirname, 'removed-functions.json')) as string[];
  const { lines, faults } = compareFunctions(result, endpoints, [...named, ...removable]);
  const text = ['Functions:', ...(lines.length > 0 ? lines : ['no change'])].join('\n  ');
  if (faults.length > 0) throw new SetupError(`${text}\n${faults.join('\n')}`);
  return Promise.resolve(text);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

if (import.meta.main) await runCommand(main);

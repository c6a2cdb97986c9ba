import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand, SetupError } from '../emulators/project.ts';

interface EventTrigger {
  eventType?: string;
  retry?: unknown;
}

/** As a release and `firebase functions:list --json` say it. */
interface Facts {
  httpsTrigger?: object;
  scheduleTrigger?: object;
  eventTrigger?: EventTrigger;
  availableMemoryMb?: unknown;
  timeoutSeconds?: unknown;
  maxInstances?: unknown;
}

export interface LiveFunction extends Facts {
  id: string;
  region: string;
}

export type ReleaseFunctions = ReadonlyMap<string, Facts & { region?: readonly string[] }>;

/** The CLI refuses to change this in the middle of a deployment. */
const triggerOf = ({ httpsTrigger, scheduleTrigger, eventTrigger }: Facts): string =>
  eventTrigger?.eventType ?? ((scheduleTrigger && 'schedule') || (httpsTrigger && 'request') || '');

const NUMBERS = ['availableMemoryMb', 'timeoutSeconds', 'maxInstances'] as const;

function changesOf(live: Facts, wanted: Facts): string[] {
  const numbers = NUMBERS.filter(
    (name) => typeof wanted[name] === 'number' && wanted[name] !== live[name],
  ).map((name) => `${name} ${String(live[name])} → ${String(wanted[name])}`);
  const [before, after] = [live, wanted].map(({ eventTrigger }) => eventTrigger?.retry === true);
  return before === after ? numbers : [...numbers, `retry ${before} → ${after}`];
}

/**
 * @param removable names of functions that the release may remove; null for all
 * @returns lines to print, and what stops the release
 */
export function compareFunctions(
  live: readonly LiveFunction[],
  release: ReleaseFunctions,
  removable: readonly string[] | null,
): { lines: string[]; faults: string[] } {
  const lines: string[] = [];
  const faults: string[] = [];
  const wanted = new Map<string, Facts>(
    [...release].flatMap(([id, facts]) =>
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
    if (removable === null || removable.includes(id)) continue;
    faults.push(
      `${name} is live and not in this release: name it in deploy/removed-functions.json to delete it.`,
    );
  }
  return { lines: lines.toSorted(), faults };
}

/** @param file the release's `functions/lib/index.js` */
async function readRelease(file: string): Promise<ReleaseFunctions> {
  const exported = (await import(pathToFileURL(resolve(file)).href)) as Record<
    string,
    { __endpoint?: Facts }
  >;
  return new Map(
    Object.entries(exported).flatMap(([name, { __endpoint: facts }]) =>
      facts === undefined ? [] : [[name, facts] as const],
    ),
  );
}

const USAGE = `Compares the functions of a release with those of a project, before anything is deployed.

  node deploy/compare-functions.ts <functions/lib/index.js> <output of firebase functions:list --json> [--remove-any]`;

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'remove-any': { type: 'boolean', default: false } },
  });
  const [release, list] = positionals;
  if (release === undefined || list === undefined) throw new SetupError(USAGE);
  const { result } = JSON.parse(readFileSync(list, 'utf8')) as { result: LiveFunction[] };
  const named = readFileSync(join(import.meta.dirname, 'removed-functions.json'), 'utf8');
  const removable = values['remove-any'] ? null : (JSON.parse(named) as string[]);
  const { lines, faults } = compareFunctions(result, await readRelease(release), removable);
  const text = ['Functions:', ...(lines.length > 0 ? lines : ['no change'])].join('\n  ');
  if (faults.length > 0) throw new SetupError(`${text}\n${faults.join('\n')}`);
  return text;
}

if (import.meta.main) await runCommand(main);

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { accessToken, openProject } from '../backup/project.ts';
import { ROOT, SetupError } from '../emulators/project.ts';
import { studio } from '../web/src/studio.ts';
import type { Answer } from './project-checks.ts';
import { checkLocal, checkProject } from './project-checks.ts';

const USAGE = `Says line by line what is missing or unsafe in a real project; changes nothing.

  npm run project:check -- --project <project>    with your Google Cloud credentials

  --bucket <name>   another bucket than the default one`;

const TIMEOUT_MS = 20_000;
const MARKS = { good: '✓', open: '✗', unknown: '?' } as const;

/** @returns whether everything is good */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, bucket: { type: 'string' } },
  });
  if (values.project === undefined) throw new SetupError(USAGE);
  const project = openProject(values.project, values.bucket);
  if (project.isEmulated) {
    throw new SetupError(`${project.id} exists in the emulators only: name a real project.`);
  }
  const token = await accessToken(project);
  const ask = async (url: string, body?: object): Promise<Answer> => {
    try {
      const response = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': project.id },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      throw new SetupError(`${new URL(url).host} cannot be reached: check the connection.`);
    }
  };
  const files = ['.env', `.env.${project.id}`].map((name) => join(ROOT, 'functions', name));
  const environment = Object.assign(
    {},
    ...files.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, 'utf8'))),
  ) as Record<string, string>;
  const findings = [
    ...checkLocal({ domain: studio.domain, email: studio.email, environment }),
    ...(await checkProject(project.id, project.bucket, studio.domain, ask)),
  ];
  for (const { state, what, advice } of findings) {
    console.log(`${MARKS[state]} ${what}${advice === '' ? '' : `: ${advice}`}`);
  }
  const open = findings.filter(({ state }) => state !== 'good').length;
  console.log(`\n${findings.length - open} good, ${open} open`);
  return open === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  const code = (error as { code?: string }).code ?? '';
  const isExpected = error instanceof SetupError || code.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { accessToken, openProject } from './access-token.ts';
import { grantAdmin } from '../admin-grant.ts';
import { printError } from '../../emulators/print-error.ts';
import { ROOT, SetupError } from '../../emulators/project.ts';
import { signInProviders, studio } from '../../web/src/studio/studio.ts';
import { findProject } from './foundation.ts';
import { GoogleApi } from './google-api.ts';
import type { ProjectContext } from './step.ts';

/** `owner/name` of a remote on GitHub; undefined for any other address. */
export function repositoryOf(remote: string): string | undefined {
  return /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote.trim())?.[1];
}

function originRepository(): string | undefined {
  const args = ['remote', 'get-url', 'origin'];
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return repositoryOf(stdout ?? '');
}

const OPTIONS = {
  project: { type: 'string' },
  bucket: { type: 'string' },
  apply: { type: 'boolean', default: false },
  admin: { type: 'string' },
  repository: { type: 'string' },
  'billing-account': { type: 'string' },
  budget: { type: 'string' },
  'enforce-app-check': { type: 'boolean', default: false },
} as const;

/**
 * Reads the options of `project:setup` and `project:check`, and finds the project at Google.
 * @param usage printed where no project is named
 * @throws {SetupError} for wrong options, without credentials or network, and where Google shows no such project
 */
export async function openFromArguments(
  usage: string,
): Promise<{ context: ProjectContext; isApplied: boolean }> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.project === undefined) throw new SetupError(usage);
  const project = openProject(values.project, values.bucket);
  if (project.isEmulated) {
    throw new SetupError(`${project.id} exists in the emulators only: name a real project.`);
  }
  const budget = values.budget === undefined ? undefined : Number(values.budget);
  if (budget !== undefined && !(Number.isInteger(budget) && budget > 0)) {
    throw new SetupError('--budget is a whole number above 0, in the currency of the account.');
  }
  const api = new GoogleApi({
    project: project.id,
    token: () => accessToken(project),
    fetch: (url, init) => fetch(url, init),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const context: ProjectContext = {
    number: await findProject(api, project.id),
    api,
    project: project.id,
    bucket: project.bucket,
    studio,
    providers: signInProviders,
    admin: values.admin,
    repository: values.repository ?? originRepository(),
    billingAccount: values['billing-account'],
    budget,
    enforceAppCheck: values['enforce-app-check'],
    environment: process.env,
    grantAdmin: (email) => grantAdmin(email, project.id),
  };
  return { context, isApplied: values.apply };
}

/** Runs a command: prints errors that a person can fix without their stack. @param main says whether all is good */
export async function runCommand(main: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    printError(error);
  }
}

import { parseArgs } from 'node:util';
import { grantAdmin } from './grant.ts';
import { EMULATOR_ENVIRONMENT, PROJECT, SetupError } from './project.ts';

const USAGE = `Makes a registered person an admin.

  npm run admin:grant -- <email>                        in the running emulators
  npm run admin:grant -- <email> --project <project>    in a real project, with your Google Cloud credentials`;

/** `npm run admin:grant`: a real project is touched only when it is named. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [email] = positionals;
  if (email === undefined || positionals.length > 1) throw new SetupError(USAGE);
  const project = values.project ?? PROJECT;
  if (project.startsWith('demo-')) Object.assign(process.env, EMULATOR_ENVIRONMENT);
  return grantAdmin(email, project);
}

try {
  console.log(await main());
} catch (error) {
  const known =
    error instanceof SetupError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(known ? (error as Error).message : error);
  process.exitCode = 1;
}

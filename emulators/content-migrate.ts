import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { migrateContent } from './migrate-content.ts';
import { EMULATOR_ENVIRONMENT, PROJECT, SetupError } from './project.ts';

const USAGE = `Makes publications of content that was published before publications existed. May be repeated.

  npm run content:migrate                          in the running emulators
  npm run content:migrate -- --project <project>   in a real project, with your Google Cloud credentials`;

/** `npm run content:migrate`: a real project is touched only when it is named. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  if (positionals.length > 0) throw new SetupError(USAGE);
  const projectId = values.project ?? PROJECT;
  if (projectId.startsWith('demo-')) Object.assign(process.env, EMULATOR_ENVIRONMENT);
  const app = initializeApp({ projectId }, 'migrate');
  try {
    const { migrated, unchanged, problems } = await migrateContent(getFirestore(app), Date.now());
    const summary = `${migrated} entries of ${projectId} migrated, ${unchanged} unchanged.`;
    return [summary, ...problems.map((problem) => `- ${problem}`)].join('\n');
  } finally {
    await deleteApp(app);
  }
}

try {
  console.log(await main());
} catch (error) {
  const known =
    error instanceof SetupError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(known ? (error as Error).message : error);
  process.exitCode = 1;
}

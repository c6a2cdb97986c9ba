import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, ROOT, SetupError } from '../emulators/project.ts';
import { seedProject } from '../emulators/seed/main.ts';
import { inProject } from './project-app.ts';

const USAGE = `Writes the sample content, messages and error reports into the staging project; it creates no accounts.

  npm run seed -- --project <project>    the project with the alias "staging" in .firebaserc`;

/**
 * Seeds in production would be public at once.
 * @param aliases content of `.firebaserc`
 */
export function requireStaging(project: string, aliases: string): void {
  const { projects } = JSON.parse(aliases) as { projects: Record<string, string | undefined> };
  if (projects['staging'] === project && projects['production'] !== project) return;
  throw new SetupError(
    `${project} is not the staging project, so it gets no seeds. The alias "staging" in .firebaserc names that project.`,
  );
}

async function main(): Promise<string> {
  const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
  if (project === undefined) throw new SetupError(USAGE);
  requireStaging(project, readFileSync(join(ROOT, '.firebaserc'), 'utf8'));
  await inProject(project, seedProject);
  return `${project} has the sample content. Make an admin: npm run admin:grant -- <email> --project ${project}`;
}

if (import.meta.main) await runCommand(main);

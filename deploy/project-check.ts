import { studioAddress } from '../web/src/studio/address.ts';
import { studio } from '../web/src/studio/studio.ts';
import { checkLocal, functionsEnvironment } from './project/local-settings.ts';
import { openFromArguments, runCommand } from './project/open-project.ts';
import { inspect } from './project/step.ts';
import { projectSteps } from './project/steps.ts';

const USAGE = `Says line by line what is missing or unsafe in a real project; changes nothing.

  npm run project:check -- --project <project>    with your Google Cloud credentials

  --bucket <name>              another bucket than the default one
  --repository <owner>/<name>  on GitHub; without it, that of the remote "origin"`;

const SYMBOLS = { good: '✓', fixable: '✗', waiting: '✗', manual: '✗', unknown: '?' } as const;

/** @returns whether everything is good */
async function main(): Promise<boolean> {
  const { context } = await openFromArguments(USAGE);
  const environment = functionsEnvironment(context.project);
  const facts = { ...studio, address: studioAddress };
  const findings = checkLocal({ studio: facts, environment });
  for (const step of projectSteps(context.providers)) {
    findings.push({ name: step.name, ...(await inspect(step, context)) });
  }
  for (const { state, name, what } of findings) {
    console.log(`${SYMBOLS[state]} ${name}${what === '' ? '' : `: ${what}`}`);
  }
  const open = findings.filter(({ state }) => state !== 'good').length;
  console.log(`\n${findings.length - open} good, ${open} open`);
  if (open > 0)
    console.log(`Most of it does: npm run project:setup -- --project ${context.project}`);
  return open === 0;
}

await runCommand(main);

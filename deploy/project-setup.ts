import { openFromArguments, runCommand } from './project/open-project.ts';
import { setUp, workflowVariables } from './project/set-up.ts';
import { projectSteps } from './project/steps.ts';

const USAGE = `Sets up a real project: prints the plan, and with --apply does it. May be repeated and interrupted.

  npm run project:setup -- --project <project>            the plan; changes nothing
  npm run project:setup -- --project <project> --apply    with your Google Cloud credentials

  --billing-account <id>       links the project to it ("gcloud billing accounts list")
  --budget <amount>            mails at 50, 90 and 100 % of this amount a month
  --admin <email>              makes this registered person the first admin
  --repository <owner>/<name>  on GitHub, which may deploy; without it, that of the remote "origin"
  --bucket <name>              another bucket than the default one
  --enforce-app-check          Firestore and Authentication refuse requests without a token (docs/app-check.md)

Variables: SMTP_PASSWORD; for each provider of web/src/studio/studio.ts e.g. GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.`;

/** @returns whether nothing is left to do */
async function main(): Promise<boolean> {
  const { context, isApplied } = await openFromArguments(USAGE);
  const steps = projectSteps(context.providers);
  const { good, done, planned, left } = await setUp(steps, context, isApplied, (line) => {
    console.log(line);
  });
  const variables = await workflowVariables(context);
  if (variables.length > 0) console.log(`\n${variables.join('\n')}`);
  const parts = isApplied ? `${good} were good, ${done} done` : `${good} good, ${planned} planned`;
  console.log(`\n${parts}, ${left} left to you.`);
  if (planned > 0) console.log('Nothing was changed; --apply does what is planned (→).');
  return planned + left === 0;
}

await runCommand(main);

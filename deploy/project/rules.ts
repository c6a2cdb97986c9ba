import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../emulators/project.ts';
import type { ProjectContext, Step } from './step.ts';
import { manual, GOOD } from './step.ts';

const API = 'firebaserules.googleapis.com';
const BASE = `https://${API}/v1`;

interface Ruleset {
  source?: { files?: { content?: string }[] };
}

/** The rules that a service enforces; null where none were ever deployed. */
async function enforcedRules(
  { api, project }: ProjectContext,
  release: string,
): Promise<string | null> {
  const url = `${BASE}/projects/${project}/releases/${release}`;
  const found = await api.get<{ rulesetName: string }>(url);
  if (found === null) return null;
  const ruleset = await api.get<Ruleset>(`${BASE}/${found.rulesetName}`);
  return (ruleset?.source?.files ?? []).map(({ content = '' }) => content).join('\n');
}

/**
 * A step that compares the rules of a service with the file of this commit. Only a deployment changes them: the commit
 * at hand may not be the one that is meant.
 */
function rulesStep(file: string, release: (context: ProjectContext) => string): Step {
  return {
    name: `deployed rules are those of ${file}`,
    api: API,
    check: async (context) => {
      const enforced = await enforcedRules(context, release(context));
      if (enforced === null) return manual('deploy them (docs/deploying.md, section "By hand")');
      if (enforced === readFileSync(join(ROOT, file), 'utf8')) return GOOD;
      return manual(
        'they are others: check out the commit that is deployed and look again, or deploy this one',
      );
    },
  };
}

/** The rules that Firestore and Storage enforce. */
export const rulesSteps: Step[] = [
  rulesStep('firestore.rules', () => 'cloud.firestore'),
  rulesStep('storage.rules', ({ bucket }) => `firebase.storage/${bucket}`),
];

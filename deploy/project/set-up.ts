import { SetupError } from '../../emulators/project.ts';
import { siteKey } from './app-check.ts';
import { accountOf, providerOf } from './delivery-access.ts';
import { webAppConfig } from './foundation.ts';
import { ApiError } from './google-api.ts';
import type { ProjectContext, Step } from './step.ts';
import { explain, inspect } from './step.ts';

const SYMBOLS = { good: '✓', fixable: '→', waiting: '→', manual: '!', unknown: '?' } as const;

/** How a run of `project:setup` ended. */
export interface SetupResult {
  good: number;
  /** Steps that were applied and are good now. */
  done: number;
  /** Steps that are planned only, because nothing was to be applied. */
  planned: number;
  /** Steps that failed, could not be read, or wait for a person. */
  left: number;
}

/** Applies a step and looks at it again. @returns what went wrong; '' where it is good now */
async function apply(step: Step, context: ProjectContext): Promise<string> {
  try {
    await step.apply?.(context);
    const { state, what } = await inspect(step, context);
    return state === 'good' ? '' : `done, but not to be seen yet (${what}): run this again`;
  } catch (error) {
    if (error instanceof ApiError) return explain(error);
    // Of the step itself, e.g. nobody is registered by that address. A lost connection ends the run.
    if (error instanceof SetupError && step.name === 'an admin') return error.message;
    throw error;
  }
}

/**
 * Prints what a project lacks and, where asked to, does it. Each step is looked at first, so that a second run changes
 * nothing, and a run after an interruption goes on.
 * @param isApplied false: print the plan, change nothing
 * @throws {SetupError} where Google cannot be reached
 */
export async function setUp(
  steps: readonly Step[],
  context: ProjectContext,
  isApplied: boolean,
  print: (line: string) => void,
): Promise<SetupResult> {
  const result: SetupResult = { good: 0, done: 0, planned: 0, left: 0 };
  for (const step of steps) {
    const { state, what } = await inspect(step, context);
    if (state === 'fixable' && isApplied) {
      const problem = await apply(step, context);
      if (problem === '') result.done += 1;
      else result.left += 1;
      print(problem === '' ? `✓ ${step.name}: done` : `✗ ${step.name}: ${problem}`);
      continue;
    }
    print(`${SYMBOLS[state]} ${step.name}${what === '' ? '' : `: ${what}`}`);
    if (state === 'good') result.good += 1;
    else if (state === 'fixable' || (state === 'waiting' && !isApplied)) result.planned += 1;
    else result.left += 1;
  }
  return result;
}

/** The variables of the delivery workflow (docs/deploying.md), one per line; none where there is no web app. */
export async function workflowVariables(context: ProjectContext): Promise<string[]> {
  try {
    const config = await webAppConfig(context);
    if (config === null) return [];
    return [
      'Variables of the repository:',
      `  FIREBASE_PROJECT_ID=${context.project}`,
      `  FIREBASE_API_KEY=${config.apiKey}`,
      `  FIREBASE_AUTH_DOMAIN=${config.authDomain}`,
      `  FIREBASE_APP_ID=${config.appId}`,
      `  APP_CHECK_SITE_KEY=${await siteKey(context)}`,
      `  SITE_ORIGIN=https://${context.studio.domain} (after the first deployment)`,
      ...(['production', 'preview'] as const).flatMap((environment) => [
        `Variables of the environment "${environment}":`,
        `  WORKLOAD_IDENTITY_PROVIDER=${providerOf(context, environment)}`,
        `  DEPLOY_SERVICE_ACCOUNT=${accountOf(context, environment)}`,
      ]),
    ];
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

import type { ProviderName } from '../../web/src/studio/studio.ts';
import type { GoogleApi } from './google-api.ts';
import { ApiError } from './google-api.ts';

/** What the steps know of the project and of the person's wishes. */
export interface ProjectContext {
  api: GoogleApi;
  project: string;
  /** Google's number of the project. */
  number: string;
  /** Default bucket of Storage. */
  bucket: string;
  studio: { name: string; domain: string };
  providers: readonly ProviderName[];
  /** E-mail address of the first admin. */
  admin?: string | undefined;
  /** `owner/name` of the repository on GitHub. */
  repository?: string | undefined;
  /** Billing account to link, `XXXXXX-XXXXXX-XXXXXX`. */
  billingAccount?: string | undefined;
  /** Monthly budget, in whole units of the billing account's currency. */
  budget?: number | undefined;
  /** Refuse requests without an App Check token in Firestore and Authentication. */
  enforceAppCheck: boolean;
  /** Environment variables, for secrets that only the person has. */
  environment: Record<string, string | undefined>;
  /** Makes a registered person an admin (deploy/admin-grant.ts). */
  grantAdmin: (email: string) => Promise<string>;
}

/**
 * `good`: as it should be. `fixable`: missing or unsafe, and `apply` fixes it. `waiting`: can be done only after another
 * step. `manual`: missing, and only a person can do it. `unknown`: could not be read.
 */
export interface Finding {
  state: 'good' | 'fixable' | 'waiting' | 'manual' | 'unknown';
  /** What is to be done; '' where it is good. */
  what: string;
}

/** One thing that a project needs. `project:check` uses `check`, `project:setup` both. */
export interface Step {
  name: string;
  /** API that `check` asks; while it is off, the step waits. */
  api: string;
  check: (context: ProjectContext) => Promise<Finding>;
  /** Makes `check` answer "good"; may be called again after a failure half way. None where only a person can do it. */
  apply?: (context: ProjectContext) => Promise<void>;
}

export const GOOD: Finding = { state: 'good', what: '' };

/** @returns good if `isGood`, else fixable, with what is to be done */
export function fixableUnless(isGood: boolean, what: string): Finding {
  return isGood ? GOOD : { state: 'fixable', what };
}

/** Something that can be done only after something else. */
export function after(what: string): Finding {
  return { state: 'waiting', what: `after ${what}` };
}

/** Something that only a person can do. */
export function manual(what: string): Finding {
  return { state: 'manual', what };
}

/** What Google said, with what to do where the person lacks a right. */
export function explain(error: ApiError): string {
  if (!error.isForbidden) return error.message;
  return `you lack the right; ask an owner of the project, or sign in as one. Google says: ${error.message}`;
}

/** What is found of a step. A refusal is a finding too. */
export async function inspect(step: Step, context: ProjectContext): Promise<Finding> {
  if (!context.api.enabledApis.has(step.api) && step.api !== SERVICE_USAGE) {
    return after(`${step.api} is enabled`);
  }
  try {
    return await step.check(context);
  } catch (error) {
    if (error instanceof ApiError) return { state: 'unknown', what: explain(error) };
    throw error;
  }
}

/** The API with which APIs are enabled. It is on in every project. */
export const SERVICE_USAGE = 'serviceusage.googleapis.com';

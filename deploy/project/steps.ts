import type { ProviderName } from '../../web/src/studio/studio.ts';
import { appCheckSteps } from './app-check.ts';
import { authSteps } from './auth.ts';
import { deliveryAccessSteps } from './delivery-access.ts';
import { firestore } from './firestore.ts';
import { foundation } from './foundation.ts';
import { functionAccountSteps } from './function-accounts.ts';
import { rulesSteps } from './rules.ts';
import type { Step } from './step.ts';
import { storageAndSecretSteps } from './storage-and-secrets.ts';

/**
 * All that a project needs, in the order in which it is set up. The project itself is the state: each step looks before it
 * acts, so that a second run finds nothing to do and an interrupted one is repeated. Nothing is deleted.
 * @param providers pop-up providers that have a button on the sign-in page
 */
export function projectSteps(providers: readonly ProviderName[]): Step[] {
  return [
    ...Object.values(foundation),
    ...Object.values(firestore),
    ...functionAccountSteps,
    ...storageAndSecretSteps,
    ...rulesSteps,
    ...authSteps(providers),
    ...appCheckSteps,
    ...deliveryAccessSteps,
  ];
}

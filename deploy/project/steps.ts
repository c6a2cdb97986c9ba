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
 * All that a project needs, in the order in which it is set up.
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

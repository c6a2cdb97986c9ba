/** Ways to sign in with a pop-up; `oauth:{provider id}` is a generic OAuth provider, e.g. `oauth:oidc.company`. */
export type ProviderName = 'google' | 'facebook' | 'twitter' | `oauth:${string}`;

const NAMED: readonly ProviderName[] = ['google', 'facebook', 'twitter'];

/**
 * The pop-up providers that have a button.
 * @param configured those of the studio (`web/src/studio.ts`)
 * @param isDemo true for a project of the emulators, which accept any provider
 */
export function shownProviders(
  configured: readonly ProviderName[],
  isDemo: boolean,
): readonly ProviderName[] {
  return isDemo ? [...new Set([...NAMED, ...configured])] : configured;
}

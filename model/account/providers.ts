import type { ProviderName } from '#studio/studio.ts';

const DEMO: readonly ProviderName[] = ['google', 'facebook', 'twitter', 'oauth:oidc.demo'];

/** The pop-up providers that have a button. @param isDemo emulators accept any provider */
export function shownProviders(
  configured: readonly ProviderName[],
  isDemo: boolean,
): readonly ProviderName[] {
  return isDemo ? [...new Set([...DEMO, ...configured])] : configured;
}

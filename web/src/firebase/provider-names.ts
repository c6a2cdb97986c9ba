/** Ways to sign in with a pop-up; `oauth:{provider id}` is a generic OAuth provider, e.g. `oauth:oidc.company`. */
export type ProviderName = 'google' | 'facebook' | 'twitter' | `oauth:${string}`;

function isProviderName(name: string): name is ProviderName {
  return ['google', 'facebook', 'twitter'].includes(name) || /^oauth:[a-z]+\.[\w.-]+$/.test(name);
}

/**
 * Parses a list of pop-up providers, e.g. `google,oauth:oidc.company`. Invalid names are left out, so that a mistake in
 * the settings hides a button instead of breaking the sign-in page.
 */
export function parseProviders(list: string): ProviderName[] {
  return [...new Set(list.split(',').map((name) => name.trim()))].filter(isProviderName);
}

/**
 * The enabled pop-up providers.
 * @param setting `VITE_AUTH_PROVIDERS`; without it a demo project has the three named ones
 */
export function enabledProviders(setting: string | undefined, isDemo: boolean): ProviderName[] {
  return parseProviders(setting ?? (isDemo ? 'google,facebook,twitter' : ''));
}

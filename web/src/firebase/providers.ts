import { usesEmulators } from './config.ts';

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

/** The enabled pop-up providers: those of the settings; without settings, a demo project has the three named ones. */
export const providers = parseProviders(
  import.meta.env.VITE_AUTH_PROVIDERS ?? (usesEmulators ? 'google,facebook,twitter' : ''),
);

import { usesEmulators } from './config.ts';
import { enabledProviders } from './provider-names.ts';

/** The pop-up providers of this build. */
export const providers = enabledProviders(import.meta.env.VITE_AUTH_PROVIDERS, usesEmulators);

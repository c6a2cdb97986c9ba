import { signInProviders } from '../studio/studio.ts';
import { usesEmulators } from './config.ts';
import { shownProviders } from './provider-names.ts';

/** The pop-up providers of this build. */
export const providers = shownProviders(signInProviders, usesEmulators);

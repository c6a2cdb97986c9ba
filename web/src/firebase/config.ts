/**
 * Which Firebase project the site talks to. Values are public by nature (they are in every bundle) and
 * come from the build's environment; without them the site belongs to the emulators' project.
 */
export const firebaseConfig = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-studio',
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo-key',
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? 'demo-studio.firebaseapp.com',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? 'demo-app',
};

/** Projects named `demo-…` exist in emulators only. */
export const usesEmulators = firebaseConfig.projectId.startsWith('demo-');

/** Where the emulators listen, as firebase.json says. */
export const emulatorHosts = {
  firestore: { host: '127.0.0.1', port: 8080 },
  auth: 'http://127.0.0.1:9099',
};

/** The reCAPTCHA Enterprise key of App Check; empty where App Check is off. */
export const appCheckSiteKey: string = import.meta.env.VITE_APP_CHECK_SITE_KEY ?? '';

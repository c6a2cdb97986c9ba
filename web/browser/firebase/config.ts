/** By default of the emulators. The values are public. */
export const firebaseConfig = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-studio',
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo-key',
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? 'demo-studio.firebaseapp.com',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? 'demo-app',
};

/** They exist only in emulators. */
export const usesEmulators = firebaseConfig.projectId.startsWith('demo-');

/** As in firebase.json. */
export const emulatorHosts = {
  firestore: { host: '127.0.0.1', port: 8080 },
  auth: 'http://127.0.0.1:9099',
};

/** Of reCAPTCHA Enterprise; empty if App Check is off. */
export const appCheckSiteKey: string = import.meta.env.VITE_APP_CHECK_SITE_KEY ?? '';

/** Public values; the emulators' by default. */
export const firebaseConfig = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-studio',
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo-key',
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? 'demo-studio.firebaseapp.com',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? 'demo-app',
};

export const usesEmulators = firebaseConfig.projectId.startsWith('demo-');

/** The same hosts as in firebase.json. */
export const emulatorHosts = {
  firestore: { host: '127.0.0.1', port: 8080 },
  auth: 'http://127.0.0.1:9099',
};

export const appCheckSiteKey: string = import.meta.env.VITE_APP_CHECK_SITE_KEY ?? '';

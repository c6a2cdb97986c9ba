import type { FirebaseApp } from 'firebase/app';
import { initializeApp } from 'firebase/app';
import { startAppCheck } from './app-check.ts';
import { firebaseConfig } from './config.ts';

let app: FirebaseApp | undefined;

/** The one Firebase app of this page, made at the first call. */
export function firebaseApp(): FirebaseApp {
  if (app === undefined) {
    app = initializeApp(firebaseConfig);
    startAppCheck(app);
  }
  return app;
}

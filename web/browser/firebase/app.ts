import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseConfig } from './config.ts';

let app: FirebaseApp | undefined;

/** The page's Firebase app, created at the first call. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(firebaseConfig);
  return app;
}

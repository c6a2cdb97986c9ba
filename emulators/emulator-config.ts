import { DEV_PORT, HOST, PORTS } from './project.ts';

const AUTH = `http://${HOST}:${PORTS.auth}`;
const FIRESTORE = `${HOST}:${PORTS.firestore}`;

/** The deployed configuration, with the emulators and the development server in its Content-Security-Policy. */
export const emulatorConfig = (production: string): string =>
  production
    .replaceAll(
      /connect-src [^;"]*/g,
      `$& ${AUTH} http://${FIRESTORE} ws://${FIRESTORE} ws://${HOST}:${DEV_PORT}`,
    )
    // The Auth emulator serves its own sign-in pages of the providers.
    .replaceAll(/frame-src [^;"]*/g, `$& ${AUTH}`);

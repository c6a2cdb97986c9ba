import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { EMULATOR_ENVIRONMENT } from '../../../emulators/project.ts';
import { BUCKET, PROJECT } from './project.ts';

/** Gives handlers that run in the test process the project, bucket and settings of the emulator. */
const files = ['.env', '.env.demo-studio', '.secret.local'].map((name) =>
  parseEnv(readFileSync(new URL(`../../../functions/${name}`, import.meta.url), 'utf8')),
);
Object.assign(process.env, ...files, EMULATOR_ENVIRONMENT, {
  NODE_ENV: 'test',
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: BUCKET }),
  // Files of the build, from where functions/src/pages/renderer.ts and functions/src/content/markdown-to-html.ts look.
  BUILT_FILES: '../../lib/',
  // Every request reads from Firestore, so that writes of tests take effect at once.
  CONTENT_CACHE_SECONDS: '0',
  VERSION_CACHE_SECONDS: '0',
});

import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { BUCKET, EMULATOR_ENVIRONMENT, PROJECT } from '../../../emulators/project.ts';

/** Handlers called in the test's own process see the same project, bucket and settings as in the emulator. */
const files = ['.env', '.env.demo-studio', '.secret.local'].map((name) =>
  parseEnv(readFileSync(new URL(`../../../functions/${name}`, import.meta.url), 'utf8')),
);
Object.assign(process.env, ...files, EMULATOR_ENVIRONMENT, {
  NODE_ENV: 'test',
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: BUCKET }),
  // Every request reads: what a test has just written counts at once.
  CONTENT_CACHE_SECONDS: '0',
});

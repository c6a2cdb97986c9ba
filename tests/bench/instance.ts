import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { BUCKET, EMULATOR_ENVIRONMENT, PROJECT, ROOT } from '../../emulators/project.ts';
import { collection } from '../../functions/src/firestore.ts';
import { MESSAGE } from '../records/message.ts';

export const PORT = 18_080;
export const ORIGIN = `http://127.0.0.1:${PORT}`;
const FRAMEWORK = join(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js');

/**
 * Starts an instance as Cloud Run does, one process of the functions framework, and waits until it answers.
 * @param ask sends the first request; rejects until the process listens
 * @param source folder with the functions
 */
export async function startInstance(
  name: string,
  ask: () => Promise<unknown> = () => fetch(ORIGIN, { method: 'OPTIONS' }),
  source = 'functions',
) {
  const files = ['.env', '.env.demo-studio', '.secret.local'].map((file) =>
    parseEnv(readFileSync(join(ROOT, 'functions', file), 'utf8')),
  );
  const env = Object.assign({ ...process.env }, ...files, EMULATOR_ENVIRONMENT, {
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: BUCKET }),
    FUNCTION_SIGNATURE_TYPE: 'http',
  }) as NodeJS.ProcessEnv;
  const args = [FRAMEWORK, `--source=${source}`, `--target=${name}`, `--port=${PORT}`];
  const begin = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const isListening = () => ask().then(() => true, isElsewhere);
  try {
    while (!(await isListening())) {
      if (performance.now() - begin > 30_000 || child.exitCode !== null) {
        throw new Error(`${name} did not start`);
      }
      await wait(5);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Milliseconds from the start of the process until the first answer. */
    ms: performance.now() - begin,
    /** The most memory that the process has used so far, in MiB (Linux only). */
    peak: () => {
      const kib = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      return Math.round(Number(kib) / 1024);
    },
    stop,
  };
}

/** False where nothing listens yet; other failures are those of the bench. */
function isElsewhere(error: unknown): false {
  if (error instanceof TypeError && error.message === 'fetch failed') return false;
  throw error;
}

/** Deletes the messages that a bench has sent, and all rate limits. */
export async function forgetMessages(): Promise<void> {
  const [messages, counts] = await Promise.all([
    collection('contact_message').where('email', '==', MESSAGE.email).get(),
    collection('rate_limit').get(),
  ]);
  await Promise.all([...messages.docs, ...counts.docs].map(({ ref }) => ref.delete()));
}

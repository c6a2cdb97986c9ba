import { IdempotencyStrategy, Storage } from '@google-cloud/storage';
import type { Bucket } from '@google-cloud/storage';
import { EMULATOR_ENVIRONMENT, PROJECT, SetupError } from '../emulators/project.ts';
import { credentialProblem } from './credentials.ts';
import { EMULATORS_STOPPED } from './project.ts';

export interface OpenBucket {
  bucket: Bucket;
  /** Waits for an answer of the bucket. @throws {SetupError} with what to do, where Storage refuses or is not reached */
  ask: <T>(answer: Promise<T>) => Promise<T>;
  /** The content of a file; null where the bucket has none of that name. */
  download: (file: string) => Promise<Buffer | null>;
}

/** A bucket of Google, or of the emulators. */
export function openBucket(name: string, isEmulated: boolean): OpenBucket {
  const emulator = {
    projectId: PROJECT,
    apiEndpoint: EMULATOR_ENVIRONMENT.STORAGE_EMULATOR_HOST,
  };
  const storage = new Storage({
    ...(isEmulated && emulator),
    // Every write replaces a whole file, so it may be repeated.
    retryOptions: { idempotencyStrategy: IdempotencyStrategy.RetryAlways },
  });
  const bucket = storage.bucket(name);
  const ask: OpenBucket['ask'] = async (answer) => {
    try {
      return await answer;
    } catch (error) {
      throw explainStorageError(error, name, isEmulated);
    }
  };
  const download = async (file: string) => {
    try {
      const [data] = await bucket.file(file).download();
      return data;
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw explainStorageError(error, name, isEmulated);
    }
  };
  return { bucket, ask, download };
}

/** True where Storage has no file of a name; a missing bucket is something else. */
function isMissingFile(error: unknown): boolean {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  return code === 404 && !/bucket does not exist/.test(message);
}

/** An error of the client library, as a person can use it; errors that are not of Storage are returned as they are. */
export function explainStorageError(error: unknown, bucket: string, isEmulated: boolean): unknown {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  const credentials = credentialProblem(error);
  if (credentials !== undefined) return new SetupError(credentials);
  if (code === 404) return new SetupError(`There is no bucket "${bucket}": ${message}`);
  if (code === 401 || code === 403) {
    return new SetupError(`You lack a right on the bucket "${bucket}": ${message}`);
  }
  const isAnswer = typeof code === 'number';
  const isConnection = typeof code === 'string' && /^(?:E[A-Z]+|EAI_AGAIN)$/.test(code);
  if (!isAnswer && !isConnection) return error;
  if (isConnection && isEmulated) return new SetupError(EMULATORS_STOPPED);
  return new SetupError(
    isAnswer
      ? `Storage answered ${code} for the bucket "${bucket}": ${message}`
      : `Storage cannot be reached: ${message}`,
  );
}

import { COLLECTIONS } from '../../../../model/collections.ts';
import { jsonHeaders } from '../../firebase/app-check-token.ts';
import { emulatorHosts, firebaseConfig, usesEmulators } from '../../firebase/config.ts';
import type { QueuedReport } from './queue.ts';

/** Result of sending one report. `refused` is final; `failed` may be tried again. */
export type Outcome = 'stored' | 'refused' | 'failed';

const ORIGIN = usesEmulators
  ? `http://${emulatorHosts.firestore.host}:${emulatorHosts.firestore.port}`
  : 'https://firestore.googleapis.com';
const DATABASE = `projects/${firebaseConfig.projectId}/databases/(default)`;
const TIMEOUT_MS = 10_000;

/**
 * Writes one report by Firestore's REST commit: the document must not exist yet, and `created_date` is
 * the server's time (docs/decisions/0011). Never rejects.
 */
export async function sendReport({ id, report }: QueuedReport): Promise<Outcome> {
  try {
    const response = await fetch(
      `${ORIGIN}/v1/${DATABASE}/documents:commit?key=${firebaseConfig.apiKey}`,
      {
        method: 'POST',
        headers: await jsonHeaders(),
        keepalive: true,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        body: JSON.stringify({ writes: [toWrite(id, report)] }),
      },
    );
    if (response.ok) return 'stored';
    return response.status === 429 || response.status >= 500 ? 'failed' : 'refused';
  } catch {
    return 'failed';
  }
}

function toWrite(id: string, report: QueuedReport['report']) {
  return {
    update: {
      name: `${DATABASE}/documents/${COLLECTIONS.errorReport}/${id}`,
      fields: Object.fromEntries(
        Object.entries(report).map(([field, text]) => [field, { stringValue: text }]),
      ),
    },
    updateTransforms: [{ fieldPath: 'created_date', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
}

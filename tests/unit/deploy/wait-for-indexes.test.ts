import { expect, test, vi } from 'vitest';
import { unfinishedIndexes, waitForIndexes } from '../../../deploy/wait-for-indexes.ts';

const DATABASE = 'projects/studio-1/databases/(default)';
const TYPE = 'type.googleapis.com/google.firestore.admin.v1.';

/** An operation as `firebase firestore:operations:list --json` prints it. */
const operation = (type: string, metadata: object, done?: boolean) => ({
  name: `${DATABASE}/operations/a`,
  metadata: { '@type': `${TYPE}${type}Metadata`, state: 'PROCESSING', ...metadata },
  ...(done === true && { done }),
});
const index = { index: `${DATABASE}/collectionGroups/contact_message/indexes/C1` };
const field = `${DATABASE}/collectionGroups/user/fields/email`;
const output = (...result: object[]) => ({ status: 'success', result });

test('indexes that are being built differ from other operations and from what failed', () => {
  const found = output(
    operation('IndexOperation', index),
    operation('FieldOperation', { field, indexConfigDeltas: [{ changeType: 'ADD' }] }),
    operation('FieldOperation', { field, ttlConfigDelta: { changeType: 'ADD' } }),
    operation('ExportDocuments', { outputUriPrefix: 'gs://x' }),
    operation('IndexOperation', index, true),
  );
  expect(unfinishedIndexes(found)).toEqual(['contact_message/indexes/C1', 'user/fields/email']);
  expect(unfinishedIndexes({ status: 'success', result: [] })).toEqual([]);
});

test('the deployment waits until they are built, and no longer than it may', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const building = output(operation('IndexOperation', index));
  const answers = [building, building, output()];
  expect(await waitForIndexes(() => answers.shift(), [0, 0, 0, 0])).toEqual([]);
  expect(answers).toEqual([]);
  expect(await waitForIndexes(() => building, [0, 0])).toEqual(['contact_message/indexes/C1']);
});

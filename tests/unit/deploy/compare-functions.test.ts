import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type LiveFunction,
  type ReleaseFunctions,
  compareFunctions,
} from '../../../deploy/compare-functions.ts';

/** Output of firebase-tools 15.34.2 for four functions. */
const { result: live } = JSON.parse(
  readFileSync('tests/unit/deploy/support/functions-list.json', 'utf8'),
) as { result: LiveFunction[] };

const region = ['asia-southeast2'];
const created = { eventType: 'google.cloud.firestore.document.v1.created', retry: true };

/** The same functions, as a release has them. */
const LIVE: ReleaseFunctions = {
  answerTime: { region, httpsTrigger: {} },
  cleanUp: { region, scheduleTrigger: {} },
  contact: { region, httpsTrigger: {}, availableMemoryMb: 256 },
  messageMail: { region, eventTrigger: created },
};

test('new functions, changed settings and moved functions are printed', () => {
  const release = {
    ...LIVE,
    cleanUp: { region: ['us-central1'], scheduleTrigger: {} },
    contact: { region, httpsTrigger: {}, availableMemoryMb: 512, timeoutSeconds: 60 },
    messageMail: { region, eventTrigger: { ...created, retry: false } },
  };
  const { lines, faults } = compareFunctions(live, release, []);
  expect(lines).toEqual([
    '+ us-central1/cleanUp',
    '- asia-southeast2/cleanUp',
    '~ asia-southeast2/contact: availableMemoryMb 256 → 512',
    '~ asia-southeast2/messageMail: retry true → false',
  ]);
  expect(faults).toEqual([expect.stringMatching(/^asia-southeast2\/cleanUp is live/)]);
});

test('another trigger stops the release, also where functions may be removed', () => {
  const release = { ...LIVE, contact: { region, eventTrigger: created } };
  expect(compareFunctions(live, release, ['contact']).faults.join()).toMatch(
    /contact has the trigger "request" and cannot get "google\.cloud\.firestore.*another name/,
  );
});

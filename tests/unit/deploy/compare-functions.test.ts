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

/** The functions that are live, with changes. */
const release = (changes: Record<string, object | null> = {}): ReleaseFunctions =>
  Object.fromEntries(
    Object.entries({
      answerTime: { region, httpsTrigger: {} },
      cleanUp: { region, scheduleTrigger: {} },
      contact: { region, httpsTrigger: {}, availableMemoryMb: 256 },
      messageMail: { region, eventTrigger: created },
      ...changes,
    }).flatMap(([name, facts]) => (facts === null ? [] : [[name, facts]])),
  );

test('new functions and changed settings are printed', () => {
  const wanted = release({
    feed: { region, httpsTrigger: {} },
    contact: { region, httpsTrigger: {}, availableMemoryMb: 512, timeoutSeconds: 60 },
    messageMail: { region, eventTrigger: { ...created, retry: false } },
  });
  expect(compareFunctions(live, wanted, [])).toEqual({
    lines: [
      '+ asia-southeast2/feed',
      '~ asia-southeast2/contact: availableMemoryMb 256 → 512',
      '~ asia-southeast2/messageMail: retry true → false',
    ],
    faults: [],
  });
});

test('a function that moves to another region counts as removed', () => {
  const wanted = release({ cleanUp: { region: ['us-central1'], scheduleTrigger: {} } });
  const { lines, faults } = compareFunctions(live, wanted, []);
  expect(lines).toContain('+ us-central1/cleanUp');
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['asia-southeast2/cleanUp']);
});

test('another trigger stops the release, also where functions may be removed', () => {
  const wanted = release({ contact: { region, eventTrigger: created } });
  expect(compareFunctions(live, wanted, ['contact']).faults.join()).toMatch(
    /contact has the trigger "request" and cannot get "google\.cloud\.firestore.*another name/,
  );
});

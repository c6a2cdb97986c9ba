import { attack } from '../support/attack.ts';
import type { Case } from '../support/case.ts';
import type { Fields } from '../support/firestore-rest.ts';
import { SERVER_TIME } from '../support/firestore-rest.ts';
import type { Person } from '../support/identities.ts';
import { harmless } from '../support/operation-cases.ts';

/** The document's id is input of the visitor, too. */
function reportNames(): Case[] {
  const report = (length: number) => (_: Person, key: string) => {
    const write = harmless(key);
    return [{ ...write, path: `error_report/${key.padEnd(length, 'x')}` }];
  };
  return [
    attack(
      'names of error reports',
      '64 characters',
      'anonymous',
      report(64),
      undefined,
      'allowed',
    ),
    attack('names of error reports', '65 characters', 'anonymous', report(65)),
  ];
}

/** A document that anyone may write in one collection, written to others. */
function misplacedReports(): Case[] {
  return ['unknown', 'rate_limit', 'audit_log'].map((place) =>
    attack('an error report elsewhere', place, 'anonymous', (_, key) => [
      { ...harmless(key), path: `${place}/${key}` },
    ]),
  );
}

/** While the switch is set, nobody can create error reports. These cases share it, so they run alone and in this order. */
function floodSwitch(): Case[] {
  const make = (name: string, stored: Fields | null, expected: Case['expected']) => ({
    ...attack(
      'the switch against a flood of error reports',
      name,
      'anonymous',
      (_, key) => [harmless(key)],
      () => ({ 'switch/refuse_error_reports': stored }),
      expected,
    ),
    alone: true,
  });
  return [make('set', { by: 'console' }, 'denied'), make('removed', null, 'allowed')];
}

/** The clean-up finds notes by their message. */
function notesOnNothing(): Case[] {
  return [
    attack('notes', 'on a message that is gone', 'admin', ({ uid }, key) => [
      {
        form: 'set',
        path: `contact_message/${key}/private/notes`,
        fields: { notes: 'x', updated_by: uid, updated_date: SERVER_TIME },
      },
    ]),
  ];
}

/** Only the two channels exist. */
function versionChannels(): Case[] {
  return ['staging', 'DEV'].map((channel) =>
    attack('version channels', channel, 'admin', ({ uid }) => [
      {
        form: 'set',
        path: `app_version/${channel}`,
        fields: { version: '1.0.0.01012026', updated_by: uid, updated_date: SERVER_TIME },
      },
    ]),
  );
}

/** Missing documents are refused like those of others, so that responses do not reveal which ids exist. */
function missingDocuments(): Case[] {
  return ['user', 'contact_message', 'blog_post', 'error_report'].map((collection) =>
    attack('documents that are not there', collection, 'ordinary', (_, key) => ({
      get: `${collection}/missing-${key}`,
    })),
  );
}

export const placeAttacks: readonly Case[] = [
  ...reportNames(),
  ...misplacedReports(),
  ...floodSwitch(),
  ...versionChannels(),
  ...missingDocuments(),
  ...notesOnNothing(),
];

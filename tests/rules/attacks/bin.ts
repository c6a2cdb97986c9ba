import { attack } from '../support/attack.ts';
import type { Case } from '../support/case.ts';
import type { Fields } from '../support/firestore-rest.ts';
import { SERVER_TIME } from '../support/firestore-rest.ts';

const path = (key: string): string => `contact_message/binned-${key}`;

const shown: Fields = { status: 'new', uid: 'x' };
const binned: Fields = {
  status: 'deleted',
  deleted_from: 'new',
  deleted_date: new Date('2026-01-02'),
  uid: 'x',
};

/** What is in the bin is deleted after its time: it can be restored, but not kept there without a date. */
function changes(): Case[] {
  const make = (name: string, stored: Fields, change: Fields, expected: Case['expected']) =>
    attack(
      'messages and the bin',
      name,
      'admin',
      ({ uid }, key) => [
        {
          form: 'update',
          path: path(key),
          fields: { ...change, updated_by: uid, updated_date: SERVER_TIME },
        },
      ],
      (_, key) => ({ [path(key)]: stored }),
      expected,
    );
  const deleted = { status: 'deleted', deleted_from: 'new' };
  return [
    make('moved there', shown, { ...deleted, deleted_date: SERVER_TIME }, 'allowed'),
    make('moved there without a date', shown, deleted, 'denied'),
    make('a date without the bin', shown, { deleted_date: SERVER_TIME }, 'denied'),
    make('restored', binned, { status: 'new', deleted_from: null, deleted_date: null }, 'allowed'),
    make('restored with its date', binned, { status: 'new' }, 'denied'),
    make('its date removed', binned, { deleted_date: null }, 'denied'),
    make('its date renewed', binned, { deleted_date: SERVER_TIME }, 'denied'),
    make('kept there', binned, { keep: true }, 'denied'),
  ];
}

export const binAttacks: readonly Case[] = changes();

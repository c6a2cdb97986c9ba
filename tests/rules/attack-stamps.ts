import { attack } from './attack.ts';
import type { Case } from './case.ts';
import type { Fields } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';

/** In a record with a stamp, every later change by an admin must update the stamp. */
function staleStamps(): Case[] {
  const group = 'stamps of earlier changes';
  const stamped = (by: string): Fields => ({ updated_by: by, updated_date: SERVER_TIME });
  const stored: Fields = { status: 'new', uid: 'x' };
  const change: Fields = { status: 'done' };
  const path = (key: string) => `contact_message/stamped-${key}`;
  const make = (
    name: string,
    fields: (uid: string) => Fields,
    by: string,
    expected: Case['expected'],
    removed: string[] = [],
  ) =>
    attack(
      group,
      name,
      'admin',
      ({ uid }, key) => [{ form: 'update', path: path(key), fields: fields(uid), removed }],
      (_, key) => ({ [path(key)]: by === '' ? stored : { ...stored, ...stamped(by) } }),
      expected,
    );
  return [
    make('first change without a stamp', () => change, '', 'allowed'),
    make('change that leaves the stamp of another', () => change, 'another', 'denied'),
    make('change stamped anew', (uid) => ({ ...change, ...stamped(uid) }), 'another', 'allowed'),
    make(
      'stamp in the name of another',
      () => ({ ...change, ...stamped('another') }),
      '',
      'denied',
    ),
    make('stamp removed', () => change, 'another', 'denied', ['updated_by', 'updated_date']),
  ];
}

/** `created_date` cannot be changed, not even by transforms. */
function createdDates(): Case[] {
  return ['blog_post', 'portfolio_item', 'testimonial', 'user', 'contact_message'].map(
    (collection) =>
      attack(
        'created_date moved by a transform',
        collection,
        'admin',
        ({ uid }, key) => [
          {
            form: 'update',
            path: `${collection}/${key}`,
            fields: { updated_by: uid, updated_date: SERVER_TIME, created_date: SERVER_TIME },
          },
        ],
        (_, key) => ({ [`${collection}/${key}`]: { created_date: SERVER_TIME } }),
      ),
  );
}

export const stampAttacks: readonly Case[] = [...staleStamps(), ...createdDates()];

import { attack } from './attack.ts';
import type { Case } from './case.ts';
import type { Fields } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';

const message = (key: string): string => `contact_message/stamped-${key}`;

const stampedBy = (uid: string): Fields => ({ updated_by: uid, updated_date: SERVER_TIME });

/** Every change of a message by an admin must have a stamp of its own. */
function staleStamps(): Case[] {
  const group = 'stamps of earlier changes';
  const stored: Fields = { status: 'new', uid: 'x' };
  const change: Fields = { status: 'done' };
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
      (asked, key) => [{ form: 'update', path: message(key), fields: fields(asked.uid), removed }],
      (_, key) => ({ [message(key)]: by === '' ? stored : { ...stored, ...stampedBy(by) } }),
      expected,
    );
  return [
    make('first change without a stamp', () => change, '', 'denied'),
    make('change that leaves the stamp of another', () => change, 'another', 'denied'),
    make('change stamped anew', (uid) => ({ ...change, ...stampedBy(uid) }), 'another', 'allowed'),
    make(
      'stamp in the name of another',
      () => ({ ...change, ...stampedBy('another') }),
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

/** A deleted entry is not hidden behind a new one with its id. */
function deletedEntries(): Case[] {
  const draft = { quote: 'Palsu', role: '' };
  return (['testimonial', 'blog_post'] as const).map((collection) =>
    attack(
      'a new entry with the id of a deleted one',
      `a testimonial where a ${collection} was deleted`,
      'admin',
      ({ uid }, key) => [
        {
          form: 'create',
          path: `testimonial/${key}`,
          fields: {
            draft: { en: draft, id: draft },
            live: { en: null, id: null, shared: null },
            outdated: { en: false, id: false },
            created_date: SERVER_TIME,
            person: '',
            order: 1,
            ...stampedBy(uid),
          },
        },
      ],
      (_, key) => ({
        [`testimonial/${key}`]: null,
        [`deleted_entry/${collection}-${key}`]: { name: 'Asli' },
      }),
      collection === 'testimonial' ? 'denied' : 'allowed',
    ),
  );
}

export const stampAttacks: readonly Case[] = [
  ...staleStamps(),
  ...createdDates(),
  ...deletedEntries(),
];

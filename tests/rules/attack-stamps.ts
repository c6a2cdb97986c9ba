import type { AuditAction } from '../../model/audit/entry.ts';
import { attack } from './attack.ts';
import { auditEntry } from './audit.ts';
import type { Case } from './case.ts';
import type { Fields, Write } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';
import type { Person } from './identities.ts';

const message = (key: string): string => `contact_message/stamped-${key}`;

const stampedBy = (uid: string): Fields => ({ updated_by: uid, updated_date: SERVER_TIME });

/** A change of the message that names the entry which records it. */
const update = (key: string, entry: string, fields: Fields, removed: string[] = []): Write => ({
  form: 'update',
  path: message(key),
  fields: { ...fields, audit_entry: entry },
  removed,
});

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
      (asked, key) => [
        update(key, `stamp-${key}`, fields(asked.uid), removed),
        auditEntry(asked, `stamp-${key}`, 'message_status', message(key), 'done'),
      ],
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

/** No admin changes a message without the audit entry of that change, or with that of another one. */
function missingAuditEntries(): Case[] {
  const group = 'changes without their audit entry';
  const given = (_: Person, key: string) => ({
    [message(key)]: { status: 'new', uid: 'x', keep: false },
    [`audit_log/old-${key}`]: entryFields('message_status', message(key), 'done'),
  });
  const entryFields = (action: string, target: string, detail: string): Fields => ({
    action,
    target,
    detail,
    by: 'somebody-else',
    by_email: '',
    created_date: SERVER_TIME,
  });
  const make = (
    name: string,
    fields: Fields,
    entry: (asked: Person, key: string) => Write[],
    id = 'new',
  ) =>
    attack(
      group,
      name,
      'admin',
      (asked, key) => [
        update(key, `${id}-${key}`, { ...fields, ...stampedBy(asked.uid) }),
        ...entry(asked, key),
      ],
      given,
    );
  const entry =
    (action: AuditAction, detail: string, target = message) =>
    (asked: Person, key: string) => [auditEntry(asked, `new-${key}`, action, target(key), detail)];
  return [
    make('none', { status: 'done' }, () => []),
    make('an earlier one', { status: 'done' }, () => [], 'old'),
    make('of another status', { status: 'done' }, entry('message_status', 'spam')),
    make('of another action', { status: 'done' }, entry('message_keep', 'done')),
    make('of notes', { status: 'done' }, entry('message_notes', 'done')),
    make(
      'of another message',
      { status: 'done' },
      entry('message_status', 'done', () => 'contact_message/x'),
    ),
    make('of the opposite', { keep: true }, entry('message_keep', 'false')),
    make('of a status instead of keep', { keep: true }, entry('message_status', 'true')),
    make('for one of two changes', { keep: true, status: 'done' }, entry('message_status', 'done')),
    ...(
      [
        ['none', () => [], 'none'],
        ['an earlier one', () => [], 'old'],
        ['of another action', entry('message_keep', '')],
        ['of other notes', entry('message_notes', '', () => 'contact_message/x')],
      ] as const
    ).map(([name, entries, id = 'new']) =>
      attack(
        group,
        `notes: ${name}`,
        'admin',
        (asked, key) => [
          {
            form: 'create',
            path: `${message(key)}/private/notes`,
            fields: {
              notes: 'x',
              audit_entry: `${id}-${key}`,
              updated_by: asked.uid,
              updated_date: SERVER_TIME,
            },
          },
          ...entries(asked, key),
        ],
        given,
      ),
    ),
    attack(
      group,
      'a deletion from the bin',
      'admin',
      (_, key) => [{ form: 'delete', path: message(key) }],
      (_, key) => ({ [message(key)]: { status: 'deleted', audit_entry: `none-${key}` } }),
    ),
    attack(
      group,
      'a deletion from the bin, with that of another message',
      'admin',
      (asked, key) => [
        { form: 'delete', path: message(key) },
        auditEntry(asked, `bin-${key}-deleted`, 'message_delete', 'contact_message/x'),
      ],
      (_, key) => ({ [message(key)]: { status: 'deleted', audit_entry: `bin-${key}` } }),
    ),
    attack(
      group,
      'a deletion of what is gone, which changes nothing',
      'admin',
      (_, key) => [{ form: 'delete', path: message(key) }],
      (_, key) => ({ [message(key)]: null }),
      'allowed',
    ),
    attack(
      group,
      'no longer kept, with its entry',
      'admin',
      (asked, key) => [
        {
          form: 'update',
          path: message(key),
          fields: {
            keep: false,
            audit_entry: `new-${key}`,
            updated_by: asked.uid,
            updated_date: SERVER_TIME,
          },
        },
        auditEntry(asked, `new-${key}`, 'message_keep', message(key), 'false'),
      ],
      (_, key) => ({ [message(key)]: { status: 'new', keep: true } }),
      'allowed',
    ),
    attack(
      group,
      'a deletion of the notes alone',
      'admin',
      (_, key) => [{ form: 'delete', path: `${message(key)}/private/notes` }],
      (_, key) => ({
        [message(key)]: { status: 'new' },
        [`${message(key)}/private/notes`]: { notes: 'x' },
      }),
    ),
    ...(
      [
        ['of another version', 'app_version/dev', '1.0.0.01012027'],
        ['of the other channel', 'app_version/prod', '2.0.0.01012027'],
      ] as const
    ).map(([name, target, detail]) =>
      attack(group, `a version: ${name}`, 'admin', (asked, key) => [
        {
          form: 'set',
          path: 'app_version/dev',
          fields: {
            version: '2.0.0.01012027',
            audit_entry: `new-${key}`,
            updated_by: asked.uid,
            updated_date: SERVER_TIME,
          },
        },
        auditEntry(asked, `new-${key}`, 'version_set', target, detail),
      ]),
    ),
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

export const stampAttacks: readonly Case[] = [
  ...staleStamps(),
  ...missingAuditEntries(),
  ...createdDates(),
];

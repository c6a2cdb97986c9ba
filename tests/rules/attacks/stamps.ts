import type { Target } from '../support/access.ts';
import { content } from '../access/content.ts';
import { attack } from '../support/attack.ts';
import type { Person } from '../support/identities.ts';
import { recordShapes } from '../support/shapes.ts';
import type { Case } from '../support/case.ts';
import { settled } from '../support/case.ts';
import type { Fields } from '../support/firestore-rest.ts';
import { SERVER_TIME } from '../support/firestore-rest.ts';

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
    make('change stamped again', (uid) => ({ ...change, ...stampedBy(uid) }), 'another', 'allowed'),
    make(
      'stamp in the name of another',
      () => ({ ...change, ...stampedBy('another') }),
      '',
      'denied',
    ),
    make('stamp removed', () => change, 'another', 'denied', ['updated_by', 'updated_date']),
  ];
}

/** The targets of drafts. */
const drafts = content.flatMap(({ targets }) => targets).filter(({ creation }) => creation);

/** A draft as a client creates it. */
function newDraft({ creation }: Target, asked: Person): Fields {
  const shapes = creation && recordShapes(creation.schema, asked, creation.omitted);
  return shapes?.valid[0]?.value ?? {};
}

/** An entry that was never published gets no new time of creation. */
function draftsCreatedAgain(): Case[] {
  return drafts.map((target, at) =>
    attack(
      'created_date of an unpublished draft',
      `draft ${at}`,
      'admin',
      (asked, key) => [
        { form: 'update', path: target.path(key, asked), fields: newDraft(target, asked) },
      ],
      (asked, key) => ({
        [target.path(key, asked)]: { ...settled(newDraft(target, asked)), updated_by: 'another' },
      }),
    ),
  );
}

export const stampAttacks: readonly Case[] = [...staleStamps(), ...draftsCreatedAgain()];

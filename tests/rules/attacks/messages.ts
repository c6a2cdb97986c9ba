import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { type Case, attack } from '../support/case.ts';
import { type Fields, type Person, EARLIER, stampBy } from '../support/identities.ts';

const place = ({ uid }: Person): string => `contact_message/of-${uid}`;

const SHOWN: Fields = { status: 'new', uid: 'x' };
const BINNED: Fields = { status: 'deleted', deleted_from: 'new', deleted_date: EARLIER, uid: 'x' };
const DELETED: Fields = { status: 'deleted', deleted_from: 'new' };
const TO_BIN: Fields = { ...DELETED, deleted_date: serverTimestamp() };
const RESTORED: Fields = { status: 'new', deleted_from: null, deleted_date: null };

function change(
  name: string,
  stored: Fields,
  fields: (asked: Person) => Fields,
  expected: Case['expected'] = 'denied',
): Case {
  return attack(
    'changes of messages',
    name,
    'admin',
    (database, asked) => updateDoc(doc(database, place(asked)), fields(asked)),
    (asked) => ({ [place(asked)]: stored }),
    expected,
  );
}

const stamped =
  (fields: Fields) =>
  (asked: Person): Fields => ({ ...fields, ...stampBy(asked) });

/** Messages in the bin are deleted after their time: they can be restored, but not kept there without a date. */
const bin = [
  change('moved to the bin', SHOWN, stamped(TO_BIN), 'allowed'),
  change('moved to the bin without a date', SHOWN, stamped(DELETED)),
  change('a date without the bin', SHOWN, stamped({ deleted_date: serverTimestamp() })),
  change('restored', BINNED, stamped(RESTORED), 'allowed'),
  change(
    'restored without its place',
    BINNED,
    stamped({ ...RESTORED, deleted_from: deleteField() }),
  ),
  change('restored with its date', BINNED, stamped({ status: 'new' })),
  change('its date removed', BINNED, stamped({ deleted_date: null })),
  change('its date renewed', BINNED, stamped({ deleted_date: serverTimestamp() })),
  change('kept in the bin', BINNED, stamped({ keep: true })),
];

/** Every change has a stamp of its own. */
const EARLIER_STAMP: Fields = { updated_by: 'another', updated_date: EARLIER };
const stamps = [
  change('a first change without a stamp', SHOWN, () => ({ status: 'done' })),
  change('the stamp of another left', { ...SHOWN, ...EARLIER_STAMP }, () => ({ status: 'done' })),
];

const notesOf = (asked: Person): string => `${place(asked)}/private/notes`;

/** The clean-up finds notes by their message, and a save that has not seen the stored ones is refused. */
const notes = [
  ['on a message that is gone', () => ({})],
  [
    'made anew over newer ones',
    (asked: Person) => ({
      [place(asked)]: SHOWN,
      [notesOf(asked)]: { notes: 'y', revision: 5, ...EARLIER_STAMP },
    }),
  ],
] as const;
const notesAttacks = notes.map(([name, given]) =>
  attack(
    'notes',
    name,
    'admin',
    (database, asked) =>
      setDoc(doc(database, notesOf(asked)), { notes: 'x', revision: 1, ...stampBy(asked) }),
    given,
  ),
);

export const messageAttacks: readonly Case[] = [...bin, ...stamps, ...notesAttacks];

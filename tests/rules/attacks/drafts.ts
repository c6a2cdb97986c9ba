import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { type Part, fieldsOf, CONTENT_TYPES, PARTS } from '#model/content/content-types.ts';
import { newRecord } from '#model/content/draft.ts';
import { storedEntry } from '../access/content.ts';
import { type Case, attack } from '../support/case.ts';
import { type Fields, type Person, stampBy } from '../support/identities.ts';

/** One rule checks the drafts of all types. */
const TYPE = 'blog';
const placeOf = ({ uid }: Person) => `${CONTENT_TYPES[TYPE].collection}/${uid}`;

/** A draft in which a field of each of these parts has another text. */
function changedDraft(parts: readonly Part[]): Fields {
  const { draft } = storedEntry(TYPE);
  for (const part of parts) {
    const [field] = fieldsOf(TYPE, part);
    draft[part] = { ...Object(draft[part]), [field?.name ?? 'later']: 'Lain' };
  }
  return draft;
}

/** Changes that a browser may send for a part, and what is added to revisions. */
type Save = [
  name: string,
  changed: readonly Part[],
  added: Partial<Record<Part, number>>,
  expected?: Case['expected'],
];

const savesOf = (part: Part, other: Part): Save[] => [
  ['raised by one', [part], { [part]: 1 }, 'allowed'],
  ['of two parts raised by one each', [part, other], { [part]: 1, [other]: 1 }, 'allowed'],
  ['not raised', [part], {}],
  ['skipped', [part], { [part]: 2 }],
  ['lowered', [part], { [part]: -1 }],
  ['raised without a change', [], { [part]: 1 }],
  ['lowered without a change', [], { [part]: -1 }],
  ["another part's in its place", [part], { [other]: 1 }],
  ["another part's besides", [part], { [part]: 1, [other]: 1 }],
];

function save(
  name: string,
  changed: readonly Part[],
  revision: Fields,
  expected: Case['expected'] = 'denied',
): Case {
  return attack(
    'the revision of a part',
    name,
    'admin',
    (database, asked) =>
      updateDoc(doc(database, placeOf(asked)), {
        draft: changedDraft(changed),
        revision,
        ...stampBy(asked),
      }),
    (asked) => ({ [placeOf(asked)]: storedEntry(TYPE) }),
    expected,
  );
}

const { revision } = storedEntry(TYPE);
const { [PARTS[0]]: _, ...others } = revision;

/** A save of somebody who has not seen the stored draft is refused: it would overwrite it. */
const saves: Case[] = [
  ...PARTS.flatMap((part, at) =>
    savesOf(part, PARTS[(at + 1) % PARTS.length] ?? part).map(
      ([name, changed, added, expected]) => {
        const raised = PARTS.map((one) => [one, Number(revision[one]) + (added[one] ?? 0)]);
        return save(`${part}, ${name}`, changed, Object.fromEntries(raised), expected);
      },
    ),
  ),
  save('missing', [], others),
  save('of no part', [], { ...revision, more: 1 }),
  save('a text', [PARTS[0]], { ...revision, [PARTS[0]]: '13' }),
];

/** A new draft as an admin may create it. */
const newDraft = (asked: Person): Fields => ({
  ...newRecord(TYPE),
  created_date: serverTimestamp(),
  ...stampBy(asked),
});

const elsewhere = ({ uid }: Person) => `unknown/${uid}`;
const misplaced = [
  attack('a draft elsewhere', 'created', 'admin', (database, asked) =>
    setDoc(doc(database, elsewhere(asked)), newDraft(asked)),
  ),
  attack(
    'a draft elsewhere',
    'saved',
    'admin',
    (database, asked) => updateDoc(doc(database, elsewhere(asked)), stampBy(asked)),
    (asked) => ({ [elsewhere(asked)]: storedEntry(TYPE) }),
  ),
];

/** Three parts, one of which no reader knows. */
const foreignPart = attack('parts of drafts', 'a foreign one', 'admin', (database, asked) => {
  const entry = newDraft(asked);
  const { shared, ...languages } = Object(entry['draft']) as Fields;
  return setDoc(doc(database, placeOf(asked)), {
    ...entry,
    draft: { ...languages, other: shared },
  });
});

const NAMES: [name: string, idOf: (uid: string) => string, Case['expected'], Fields?][] = [
  ['one character', () => 'x', 'allowed'],
  ['128 characters', (uid) => uid.padEnd(128, '_'), 'allowed'],
  ['all kinds of characters', (uid) => `${uid}_-09azAZ`, 'allowed'],
  ['129 characters', (uid) => uid.padEnd(129, 'x'), 'denied'],
  ['a dot', (uid) => `${uid}.`, 'denied'],
  ['a letter with an accent', (uid) => `${uid}é`, 'denied'],
  ['that of an entry', (uid) => uid, 'denied', storedEntry(TYPE)],
];

/** The document's id is part of addresses; an entry that began again would lose its publication. */
const draftNames = NAMES.map(([name, idOf, expected, given = null]) => {
  const pathOf = ({ uid }: Person) => `${CONTENT_TYPES[TYPE].collection}/${idOf(uid)}`;
  return attack(
    'names of drafts',
    name,
    'admin',
    (database, asked) => setDoc(doc(database, pathOf(asked)), newDraft(asked)),
    (asked) => ({ [pathOf(asked)]: given }),
    expected,
  );
});

export const draftAttacks: readonly Case[] = [...saves, ...misplaced, foreignPart, ...draftNames];

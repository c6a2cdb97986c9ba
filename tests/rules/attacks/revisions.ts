import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { type Part, fieldsOf, CONTENT_TYPES, PARTS } from '#model/content/content-types.ts';
import { newRecord } from '#model/content/draft.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import { storedEntry } from '../access/content.ts';
import { type Case, attack } from '../support/case.ts';
import { type Fields, type Person, stampBy } from '../support/identities.ts';

/** A draft in which a field of each of these parts has another text. */
function changedDraft(type: ContentType, parts: readonly Part[]): Fields {
  const { draft } = storedEntry(type);
  for (const part of parts) {
    const [field] = fieldsOf(type, part);
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

const placeOf = (type: ContentType, { uid }: Person) => `${CONTENT_TYPES[type].collection}/${uid}`;

function save(
  type: ContentType,
  name: string,
  changed: readonly Part[],
  revision: Fields,
  expected: Case['expected'] = 'denied',
): Case {
  return attack(
    `the revision of a part of ${CONTENT_TYPES[type].collection}`,
    name,
    'admin',
    (database, asked) =>
      updateDoc(doc(database, placeOf(type, asked)), {
        draft: changedDraft(type, changed),
        revision,
        ...stampBy(asked),
      }),
    (asked) => ({ [placeOf(type, asked)]: storedEntry(type) }),
    expected,
  );
}

/** A save of somebody who has not seen the stored draft is refused: it would overwrite it. */
export const revisionAttacks: readonly Case[] = CONTENT_TYPE_NAMES.flatMap((type) => {
  const { revision } = storedEntry(type);
  const { [PARTS[0]]: _, ...others } = revision;
  return [
    ...PARTS.flatMap((part, at) =>
      savesOf(part, PARTS[(at + 1) % PARTS.length] ?? part).map(
        ([name, changed, added, expected]) => {
          const raised = PARTS.map((one) => [one, Number(revision[one]) + (added[one] ?? 0)]);
          return save(type, `${part}, ${name}`, changed, Object.fromEntries(raised), expected);
        },
      ),
    ),
    save(type, 'missing', [], others),
    save(type, 'of no part', [], { ...revision, more: 1 }),
    save(type, 'a text', [PARTS[0]], { ...revision, [PARTS[0]]: '13' }),
  ];
});

/** A new draft as an admin may create it. */
const newDraft = (type: ContentType, asked: Person): Fields => ({
  ...newRecord(type),
  created_date: serverTimestamp(),
  ...stampBy(asked),
});

/** A draft in a collection that is for something else. */
export const misplacedDrafts: readonly Case[] = ['unknown', 'audit_log'].flatMap((place) => [
  attack('a draft elsewhere', place, 'admin', (database, asked) =>
    setDoc(doc(database, place, asked.uid), newDraft('blog', asked)),
  ),
  attack(
    'a save elsewhere',
    place,
    'admin',
    (database, asked) => updateDoc(doc(database, place, asked.uid), stampBy(asked)),
    ({ uid }) => ({ [`${place}/${uid}`]: storedEntry('blog') }),
  ),
]);

/** The draft of somebody else with the same id would be lost. */
export const overwrittenDrafts: readonly Case[] = CONTENT_TYPE_NAMES.map((type) =>
  attack(
    'a new draft over a stored one',
    type,
    'admin',
    (database, asked) => setDoc(doc(database, placeOf(type, asked)), newDraft(type, asked)),
    (asked) => ({ [placeOf(type, asked)]: storedEntry(type) }),
  ),
);

/** Three parts, one of which no reader knows. */
export const foreignParts: readonly Case[] = CONTENT_TYPE_NAMES.map((type) =>
  attack('parts of drafts', `${type}, a foreign one`, 'admin', (database, asked) => {
    const entry = newDraft(type, asked);
    const { shared, ...languages } = Object(entry['draft']) as Fields;
    return setDoc(doc(database, placeOf(type, asked)), {
      ...entry,
      draft: { ...languages, other: shared },
    });
  }),
);

const NAMES: [name: string, idOf: (uid: string) => string, expected: Case['expected']][] = [
  ['one character', () => 'x', 'allowed'],
  ['128 characters', (uid) => uid.padEnd(128, '_'), 'allowed'],
  ['all kinds of characters', (uid) => `${uid}_-09azAZ`, 'allowed'],
  ['129 characters', (uid) => uid.padEnd(129, 'x'), 'denied'],
  ['a dot', (uid) => `${uid}.`, 'denied'],
  ['a letter with an accent', (uid) => `${uid}é`, 'denied'],
];

/** The document's id is part of addresses. */
export const draftNames: readonly Case[] = NAMES.map(([name, idOf, expected]) => {
  const pathOf = ({ uid }: Person) => `${CONTENT_TYPES.blog.collection}/${idOf(uid)}`;
  return attack(
    'names of drafts',
    name,
    'admin',
    (database, asked) => setDoc(doc(database, pathOf(asked)), newDraft('blog', asked)),
    (asked) => ({ [pathOf(asked)]: null }),
    expected,
  );
});

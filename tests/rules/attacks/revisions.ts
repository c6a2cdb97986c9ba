import type { ContentKind, Part } from '../../../model/content/kinds.ts';
import { CONTENT_KINDS, fieldsOf, KINDS, PARTS } from '../../../model/content/kinds.ts';
import { storedEntry } from '../access/content.ts';
import { attack } from '../support/attack.ts';
import type { Case } from '../support/case.ts';
import type { Fields } from '../support/firestore-rest.ts';
import { SERVER_TIME } from '../support/firestore-rest.ts';

/** A draft in which a field of each of these parts has another text. */
function changedDraft(kind: ContentKind, parts: readonly Part[]): Fields {
  const { draft } = storedEntry(kind);
  for (const part of parts) {
    const [field] = fieldsOf(kind, part);
    if (field) draft[part] = { ...Object(draft[part]), [field.name]: 'Lain' };
  }
  return draft;
}

interface Save {
  name: string;
  /** The parts whose draft changes. */
  changed: readonly Part[];
  /** The revisions that are sent, from the stored ones. */
  revision: (stored: Fields) => Fields;
  expected?: Case['expected'];
}

const plus = (stored: Fields, part: Part, by: number): Fields => ({
  ...stored,
  [part]: Number(stored[part]) + by,
});

/** What a browser may send for a part. */
function savesOf(part: Part, other: Part): Save[] {
  const without = (stored: Fields) =>
    Object.fromEntries(Object.entries(stored).filter(([name]) => name !== part));
  return [
    {
      name: 'raised by one',
      changed: [part],
      revision: (stored) => plus(stored, part, 1),
      expected: 'allowed',
    },
    { name: 'not raised', changed: [part], revision: (stored) => stored },
    { name: 'skipped', changed: [part], revision: (stored) => plus(stored, part, 2) },
    { name: 'lowered', changed: [part], revision: (stored) => plus(stored, part, -1) },
    { name: 'missing', changed: [part], revision: without },
    { name: 'missing without a change', changed: [], revision: without },
    { name: 'raised without a change', changed: [], revision: (stored) => plus(stored, part, 1) },
    { name: 'lowered without a change', changed: [], revision: (stored) => plus(stored, part, -1) },
    {
      name: "another part's in its place",
      changed: [part],
      revision: (stored) => plus(stored, other, 1),
    },
    {
      name: "another part's besides",
      changed: [part],
      revision: (stored) => plus(plus(stored, part, 1), other, 1),
    },
    {
      name: 'of no part',
      changed: [part],
      revision: (stored) => ({ ...plus(stored, part, 1), more: 1 }),
    },
    {
      name: 'a text',
      changed: [part],
      revision: (stored) => ({ ...stored, [part]: `${Number(stored[part]) + 1}` }),
    },
    {
      name: 'of two parts raised by one each',
      changed: [part, other],
      revision: (stored) => plus(plus(stored, part, 1), other, 1),
      expected: 'allowed',
    },
  ];
}

/** A save of somebody who has not seen the stored draft is refused: it would overwrite it. */
export const revisionAttacks: readonly Case[] = CONTENT_KINDS.flatMap((kind) =>
  PARTS.flatMap((part, at) =>
    savesOf(part, PARTS[(at + 1) % PARTS.length] ?? 'shared').map((save) =>
      attack(
        `the revision of a part of ${KINDS[kind].collection}`,
        `${part}, ${save.name}`,
        'admin',
        ({ uid }, key) => [
          {
            form: 'update',
            path: `${KINDS[kind].collection}/${key}`,
            fields: {
              draft: changedDraft(kind, save.changed),
              revision: save.revision(storedEntry(kind).revision),
              updated_by: uid,
              updated_date: SERVER_TIME,
            },
          },
        ],
        (_, key) => ({ [`${KINDS[kind].collection}/${key}`]: storedEntry(kind) }),
        save.expected,
      ),
    ),
  ),
);

/** A draft of a kind in a collection that is not its own. */
export const misplacedDrafts: readonly Case[] = CONTENT_KINDS.flatMap((kind) =>
  ['unknown', 'audit_log', ...CONTENT_KINDS.map((other) => KINDS[other].collection)]
    .filter((place) => place !== KINDS[kind].collection)
    .map((place) =>
      attack(
        'a draft elsewhere',
        `of ${KINDS[kind].collection} in ${place}`,
        'admin',
        ({ uid }, key) => [
          {
            form: 'create',
            path: `${place}/${key}`,
            fields: {
              ...storedEntry(kind),
              revision: { en: 0, id: 0, shared: 0 },
              published: { en: null, id: null, shared: null },
              created_date: SERVER_TIME,
              updated_by: uid,
              updated_date: SERVER_TIME,
            },
          },
        ],
      ),
    ),
);

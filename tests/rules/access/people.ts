import { CONTACT_LIMITS } from '../../../model/contact/form.ts';
import { COLLECTIONS, MESSAGE_NOTES, OWN_MESSAGES_LIMIT } from '../../../model/collections.ts';
import { contactMessageRecord, messageNotesRecord } from '../../../model/contact/message.ts';
import { errorReportRecord } from '../../../model/errors/group.ts';
import { userRecord } from '../../../model/users/user.ts';
import { errorReport as reportOf } from '../../records/error-report.ts';
import { messageRecord } from '../../records/message.ts';
import type { CollectionAccess } from '../support/access.ts';
import type { Fields, Value } from '../support/firestore-rest.ts';
import { SERVER_TIME } from '../support/firestore-rest.ts';
import type { Person } from '../support/identities.ts';
import { userDocument } from '../support/identities.ts';

const stampBy = ({ uid }: Person): Fields => ({ updated_by: uid, updated_date: SERVER_TIME });

const message = (uid: string | null): Fields => ({
  ...messageRecord(),
  phone: '+6280000000000',
  created_date: SERVER_TIME,
  notified_at: new Date('2026-01-02'),
  receipt_problem: 'refused: 550 mailbox full',
  ...(uid !== null && { uid }),
});

const messageChange = {
  schema: contactMessageRecord,
  fields: ['status', 'deleted_from', 'deleted_date', 'keep', 'updated_by', 'updated_date'],
  sample: (person: Person): Fields => ({ ...stampBy(person) }),
  /** The status of the bin and its date go together. */
  needs(field: string, value: Value): Fields | null {
    if (field === 'status' && value === 'deleted') return { deleted_date: SERVER_TIME };
    return field === 'deleted_date' && value !== null ? { status: 'deleted' } : {};
  },
};

/** A message in the bin changes only by leaving it. */
const restored = {
  ...messageChange,
  needs: (field: string, value: Value): Fields | null =>
    value === 'deleted' || (field === 'deleted_date' && value !== null) ? null : {},
  sample: (person: Person): Fields => ({
    status: 'new',
    deleted_from: null,
    deleted_date: null,
    ...stampBy(person),
  }),
};

export const user: CollectionAccess = {
  name: 'user/{uid}',
  list: 'admins only',
  queries: [
    { about: 'those who are admins', where: () => ['is_admin', true], may: 'admins only' },
    {
      about: 'by one address',
      where: ({ email }) => ['email', email],
      limit: 1,
      may: 'admins only',
    },
    {
      about: 'one’s own, by its path',
      where: (_, path) => ['__name__', path],
      limit: 1,
      may: 'admins only',
    },
  ],
  targets: [
    {
      about: "one's own",
      path: (_, { uid }) => `${COLLECTIONS.user}/${uid}`,
      stored: ({ uid }) => userDocument(uid, false),
      may: {
        get: 'anyone signed in',
        create: 'anyone signed in',
        update: 'anyone signed in',
        delete: 'nobody',
      },
      creation: { schema: userRecord, omitted: ['updated_by', 'updated_date'] },
      change: {
        schema: userRecord,
        fields: ['display_name', 'locale'],
        sample: () => ({ display_name: 'Nama baru', locale: 'en' }),
      },
      note: 'Created without rights, with the address of the account; then only name and language change.',
    },
    {
      about: "another's",
      path: (key) => `${COLLECTIONS.user}/other-${key}`,
      stored: () => userDocument('other', false),
      may: { get: 'admins only', create: 'nobody', update: 'nobody', delete: 'nobody' },
      note: 'Only a function changes `is_admin`.',
    },
  ],
};

export const errorReport: CollectionAccess = {
  name: 'error_report/{id}',
  list: 'nobody',
  targets: [
    {
      about: 'any',
      path: (key) => `${COLLECTIONS.errorReport}/${key}`,
      stored: () => ({ ...reportOf(), created_date: SERVER_TIME }),
      may: { get: 'nobody', create: 'anyone', update: 'nobody', delete: 'nobody' },
      creation: { schema: errorReportRecord },
      note: 'Exactly the seven fields, at the server’s time.',
    },
  ],
};

export const contactMessage: CollectionAccess = {
  name: 'contact_message/{id}',
  list: 'admins only',
  queries: [
    {
      about: 'one’s own, at most 50',
      where: ({ uid }) => ['uid', uid],
      limit: OWN_MESSAGES_LIMIT,
      may: 'anyone signed in',
    },
    {
      about: 'one’s own, more than 50',
      where: ({ uid }) => ['uid', uid],
      limit: OWN_MESSAGES_LIMIT + 1,
      may: 'admins only',
    },
    { about: 'one’s own, all', where: ({ uid }) => ['uid', uid], may: 'admins only' },
    {
      about: 'those of somebody else',
      where: () => ['uid', 'somebody-else'],
      limit: 1,
      may: 'admins only',
    },
    { about: 'by status', where: () => ['status', 'new'], limit: 1, may: 'admins only' },
  ],
  targets: [
    {
      about: "one's own",
      path: (key) => `${COLLECTIONS.contactMessage}/own-${key}`,
      stored: ({ uid }) => message(uid),
      may: {
        get: 'anyone signed in',
        create: 'nobody',
        update: 'admins only',
        delete: 'nobody',
      },
      change: messageChange,
      note: 'Only the status, what the bin needs and `keep` change, and who did it when.',
    },
    {
      about: "another's",
      path: (key) => `${COLLECTIONS.contactMessage}/other-${key}`,
      stored: () => message('somebody-else'),
      may: { get: 'admins only', create: 'nobody', update: 'admins only', delete: 'nobody' },
      change: messageChange,
    },
    {
      about: 'without a sender’s account',
      path: (key) => `${COLLECTIONS.contactMessage}/none-${key}`,
      stored: () => message(null),
      may: { get: 'admins only', create: 'nobody', update: 'admins only', delete: 'nobody' },
      change: messageChange,
    },
    {
      about: 'in the bin',
      path: (key) => `${COLLECTIONS.contactMessage}/bin-${key}`,
      stored: () => ({
        ...message('somebody-else'),
        status: 'deleted',
        deleted_from: 'new',
        deleted_date: new Date('2026-01-02'),
      }),
      may: { get: 'admins only', create: 'nobody', update: 'admins only', delete: 'nobody' },
      change: restored,
      note: 'Changes only by leaving the bin.',
    },
  ],
};

export const messageNotes: CollectionAccess = {
  name: `contact_message/{id}/${MESSAGE_NOTES.collection}/${MESSAGE_NOTES.document}`,
  list: 'nobody',
  queries: [
    { about: 'by their path', where: (_, path) => ['__name__', path], limit: 1, may: 'nobody' },
  ],
  targets: [
    {
      about: 'on one’s own message',
      path: (key) =>
        `${COLLECTIONS.contactMessage}/own-${key}/${MESSAGE_NOTES.collection}/${MESSAGE_NOTES.document}`,
      needs: (path) => ({ [path.split('/', 2).join('/')]: message(null) }),
      stored: () => ({
        notes: 'Sudah ditelepon',
        updated_by: 'somebody-else',
        updated_date: SERVER_TIME,
      }),
      may: {
        get: 'admins only',
        create: 'admins only',
        update: 'admins only',
        delete: 'nobody',
      },
      creation: { schema: messageNotesRecord },
      change: {
        schema: messageNotesRecord,
        fields: ['notes', 'updated_by', 'updated_date'],
        sample: (person) => ({ notes: 'Besok lagi', ...stampBy(person) }),
      },
      note: `At most ${CONTACT_LIMITS.notes} characters. Senders never see it. Only on a message that is there.`,
    },
  ],
};

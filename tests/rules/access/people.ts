import { serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { COLLECTIONS, MESSAGE_NOTES, OWN_MESSAGES_LIMIT } from '#model/collections.ts';
import { contactMessageRecord, messageNotesRecord } from '#model/contact/message.ts';
import { errorReportRecord } from '#model/errors/group.ts';
import { userRecord } from '#model/users/user.ts';
import { errorReport as reportOf } from '../../records/error-report.ts';
import { messageRecord } from '../../records/message.ts';
import type { Change, CollectionAccess, QueryAccess } from '../support/access.ts';
import { type Fields, EARLIER, stampBy, userDocument } from '../support/identities.ts';

const profileChange: Change = {
  schema: userRecord,
  fields: ['display_name', 'locale'],
  sample: () => ({ display_name: 'Nama baru', locale: 'en' }),
};
const newUser = v.omit(userRecord, [
  'admin_sign_ins',
  'sessions_valid_since',
  'disabled',
  'updated_by',
  'updated_date',
]);

export const user: CollectionAccess = {
  name: 'user/{uid}',
  list: 'admins only',
  queries: [
    {
      about: 'by own address',
      where: ({ email }) => ['email', email],
      limit: 1,
      may: 'admins only',
    },
  ],
  targets: [
    {
      about: "one's own",
      path: (_, { uid }) => `${COLLECTIONS.user}/${uid}`,
      stored: ({ uid, document }) => document ?? userDocument(uid, false),
      may: { get: 'anyone signed in', create: 'anyone signed in', update: 'anyone signed in' },
      creation: newUser,
      change: profileChange,
    },
    {
      about: "another's",
      path: (key) => `${COLLECTIONS.user}/other-${key}`,
      stored: () => userDocument('other', false),
      may: { get: 'admins only' },
      creation: newUser,
      change: profileChange,
    },
  ],
};

export const errorReport: CollectionAccess = {
  name: 'error_report/{id}',
  targets: [
    {
      about: 'any',
      path: (key) => `${COLLECTIONS.errorReport}/${key}`,
      stored: () => ({ ...reportOf(), created_date: EARLIER }),
      may: { create: 'anyone' },
      creation: errorReportRecord,
    },
  ],
};

const message = (uid: string | null): Fields => ({
  ...messageRecord(),
  phone: '+6280000000000',
  created_date: EARLIER,
  notified_at: EARLIER,
  receipt_problem: 'refused: 550 mailbox full',
  ...(uid !== null && { uid }),
});

const messageChange: Change = {
  schema: contactMessageRecord,
  fields: ['status', 'deleted_from', 'deleted_date', 'keep', 'updated_by', 'updated_date'],
  sample: stampBy,
  /** The status of the bin and its date go together: `attacks/messages.ts`. */
  needs(field, value): Fields {
    if (field === 'status' && value === 'deleted') return { deleted_date: serverTimestamp() };
    return field === 'deleted_date' && value !== null ? { status: 'deleted' } : {};
  },
};

const own: QueryAccess['where'] = ({ uid }) => ['uid', uid];

export const contactMessage: CollectionAccess = {
  name: 'contact_message/{id}',
  list: 'admins only',
  queries: [
    { about: 'own, at most 50', where: own, limit: OWN_MESSAGES_LIMIT, may: 'anyone signed in' },
    { about: 'own, more than 50', where: own, limit: OWN_MESSAGES_LIMIT + 1, may: 'admins only' },
    { about: 'own, all', where: own, may: 'admins only' },
    { about: 'of others', where: () => ['uid', 'somebody-else'], limit: 1, may: 'admins only' },
  ],
  targets: [
    {
      about: "one's own",
      path: (key) => `${COLLECTIONS.contactMessage}/own-${key}`,
      stored: ({ uid }) => message(uid),
      may: { get: 'anyone signed in', update: 'admins only' },
      change: messageChange,
    },
    {
      about: "another's",
      path: (key) => `${COLLECTIONS.contactMessage}/other-${key}`,
      stored: () => message('somebody-else'),
      may: { get: 'admins only', update: 'admins only' },
      change: messageChange,
    },
    {
      about: 'without a sender’s account',
      path: (key) => `${COLLECTIONS.contactMessage}/none-${key}`,
      stored: () => message(null),
      may: { get: 'admins only', update: 'admins only' },
      change: messageChange,
    },
  ],
};

export const messageNotes: CollectionAccess = {
  name: `contact_message/{id}/${MESSAGE_NOTES.collection}/${MESSAGE_NOTES.document}`,
  targets: [
    {
      about: 'on one’s own message',
      path: (key) =>
        `${COLLECTIONS.contactMessage}/own-${key}/${MESSAGE_NOTES.collection}/${MESSAGE_NOTES.document}`,
      beside: (path, { uid }) => ({ [path.split('/', 2).join('/')]: message(uid) }),
      stored: () => ({
        notes: 'Sudah ditelepon',
        updated_by: 'somebody-else',
        updated_date: EARLIER,
      }),
      may: { get: 'admins only', create: 'admins only', update: 'admins only' },
      creation: v.omit(messageNotesRecord, ['earlier']),
      change: {
        schema: messageNotesRecord,
        fields: ['notes', 'revision', 'replaced', 'updated_by', 'updated_date'],
        sample: (person) => ({ notes: 'Besok lagi', revision: 1, ...stampBy(person) }),
      },
    },
  ],
};

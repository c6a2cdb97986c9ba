import * as v from 'valibot';
import { anyDocumentId } from '../document-id.ts';

/** Also the id of the account's document. */
const uid = v.pipe(anyDocumentId, v.maxLength(128));

/** Most accounts per request; also the limit of Firebase Auth. */
export const ACCOUNTS_PER_REQUEST = 100;

/**
 * `GET /api/admin/users?uid={uid}&uid=…`: what Firebase Auth knows about these accounts. Accounts that have been
 * deleted are left out.
 */
export interface AccountsAnswer {
  accounts: {
    uid: string;
    /** The address that it signs in with; '' where it has none. */
    email: string;
    /** True once its owner has opened the link in a verification e-mail. */
    verified: boolean;
    disabled: boolean;
  }[];
}

/** `POST /api/admin/users`, which grants or withdraws the rights of an admin, and its answer: what now holds. */
export const adminRightSchema = v.strictObject({ uid, is_admin: v.boolean() });
export type AdminRight = v.InferOutput<typeof adminRightSchema>;

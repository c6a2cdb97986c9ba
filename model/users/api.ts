import * as v from 'valibot';
import { anyDocumentId } from '../document-id.ts';

/** Also the id of the account's document. */
const uid = v.pipe(anyDocumentId, v.maxLength(128));

/** `POST /api/admin/users`, which grants or withdraws the rights of an admin, and its answer: what now holds. */
export const adminRightSchema = v.strictObject({ uid, is_admin: v.boolean() });
export type AdminRight = v.InferOutput<typeof adminRightSchema>;

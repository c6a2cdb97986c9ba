import * as v from 'valibot';

/** Ids of documents and names of fields that Firestore keeps for itself (https://firebase.google.com/docs/firestore/quotas). */
export const RESERVED_NAME = /^__.*__$/;

const isFree = v.check((id: string) => !RESERVED_NAME.test(id));

/** The id of a document that this site made, from a request. */
export const documentId = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/), isFree);

/** Any id that Firestore accepts in a path, from a request: accounts and their documents may be made elsewhere. */
export const anyDocumentId = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$)[^/]{1,200}$/), isFree);

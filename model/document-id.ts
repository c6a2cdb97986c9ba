import * as v from 'valibot';

/** The id of a document, from a request: without slashes, and not one that Firestore keeps for itself (`__…__`). */
export const documentId = v.pipe(v.string(), v.regex(/^(?!__.*__$)[\w-]{1,128}$/));

import type { DocumentReference } from 'firebase-admin/firestore';
import type { EntryName } from '../content/store.ts';
import { collection } from '../firestore.ts';

/** The one link of an entry. */
export const linkDocument = ({ type, id }: EntryName): DocumentReference =>
  collection('preview_link').doc(`${type}-${id}`);

import { VISIT_KEYS } from '#model/storage-keys.ts';
import { documentAttributes } from '../document-attributes.ts';
import { readStorage } from '../storage.ts';
import { storedUserId } from './stored-user.ts';

export function showAccountHint(): void {
  const uid = storedUserId();
  if (uid === null) return;
  documentAttributes().account = readStorage(VISIT_KEYS.knownAdmin) === uid ? 'admin' : 'user';
}

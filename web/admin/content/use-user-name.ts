import { readDocument } from '#browser/firebase/firestore.ts';
import { COLLECTIONS } from '#model/collections.ts';
import { useAsync } from '../data/use-live-query.ts';

const names = new Map<string, Promise<string>>();

async function lookUp(uid: string): Promise<string> {
  const user = uid === '' ? null : await readDocument(COLLECTIONS.user, uid);
  const { display_name: name, email } = user?.data ?? {};
  return (typeof name === 'string' && name) || (typeof email === 'string' && email) || uid;
}

function nameOf(uid: string): Promise<string> {
  const name = names.get(uid) ?? lookUp(uid);
  names.set(uid, name);
  return name;
}

/** The uid until then, and without a name. */
export function useUserName(uid: string): string {
  const found = useAsync(uid, () => nameOf(uid));
  return found.state === 'ready' && found.isCurrent ? found.value : uid;
}

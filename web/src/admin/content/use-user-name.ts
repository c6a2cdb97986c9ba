import { COLLECTIONS } from '../../../../model/collections.ts';
import { useAsync } from '../../data/use-async.ts';
import { readDocument } from '../../firebase/firestore.ts';

/** The names that were looked up since the page was loaded, by uid. */
const names = new Map<string, Promise<string>>();

async function lookUp(uid: string): Promise<string> {
  const user = await readDocument(COLLECTIONS.user, uid);
  const { display_name: name, email } = user?.data ?? {};
  return (typeof name === 'string' && name) || (typeof email === 'string' && email) || uid;
}

async function nameOf(uid: string): Promise<string> {
  if (uid === '') return '';
  const name = names.get(uid) ?? lookUp(uid);
  names.set(uid, name);
  try {
    return await name;
  } catch (error) {
    names.delete(uid);
    throw error;
  }
}

/** Names of users in their order, looked up once per uid. The uids until then, and the uid of a user without a name. */
export function useUserNames(uids: readonly string[]): readonly string[] {
  const found = useAsync(uids.join(' '), () => Promise.all(uids.map(nameOf)));
  return found.state === 'ready' && found.isCurrent ? found.value : uids;
}

/** Name of one user, as `useUserNames`. */
export function useUserName(uid: string): string {
  return useUserNames([uid])[0] ?? uid;
}

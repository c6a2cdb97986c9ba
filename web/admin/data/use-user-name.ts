import { readDocument } from '#browser/firebase/firestore.ts';
import { COLLECTIONS } from '#model/collections.ts';
import { useAsync } from './use-live-query.ts';

const names = new Map<string, Promise<string>>();

async function lookUp(uid: string): Promise<string> {
  if (uid === '') return '';
  const user = await readDocument(COLLECTIONS.user, uid);
  const { display_name: name, email } = user?.data ?? {};
  return (typeof name === 'string' && name) || (typeof email === 'string' && email) || uid;
}

function nameOf(uid: string): Promise<string> {
  const name = names.get(uid) ?? lookUp(uid);
  names.set(uid, name);
  name.catch(() => names.delete(uid));
  return name;
}

export function useUserName(uid: string): string {
  const found = useAsync(uid, () => nameOf(uid));
  return found.state === 'ready' && found.isCurrent ? found.value : uid;
}

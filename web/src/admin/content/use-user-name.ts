import { useEffect, useState } from 'react';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { readDocument } from '../../firebase/firestore.ts';

/** The names that were looked up since the page was loaded, by uid. */
const names = new Map<string, Promise<string>>();

async function lookUp(uid: string): Promise<string> {
  const user = await readDocument(COLLECTIONS.user, uid);
  const { display_name: name, email } = user?.data ?? {};
  return (typeof name === 'string' && name) || (typeof email === 'string' && email) || uid;
}

/** Name of a user, looked up once per uid. The uid until then, and for a user without a name. */
export function useUserName(uid: string): string {
  const [name, setName] = useState(uid);
  useEffect(() => {
    let current = true;
    setName(uid);
    if (uid === '') return;
    const found = names.get(uid) ?? lookUp(uid);
    names.set(uid, found);
    found.then(
      (text) => current && setName(text),
      () => names.delete(uid),
    );
    return () => {
      current = false;
    };
  }, [uid]);
  return name;
}

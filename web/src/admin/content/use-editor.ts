import { useEffect, useState } from 'react';
import { currentUser } from '../../firebase/auth.ts';
import { useSession } from '../../features/session/use-session.ts';
import type { Editor } from './entry-mutations.ts';

/**
 * Who is writing. Kept when the session ends in the middle of work, so that the editor and what is in it stay; null
 * until it is known.
 */
export function useEditor(): Editor | null {
  const session = useSession();
  const [editor, setEditor] = useState<Editor | null>(null);
  const uid = session.kind === 'admin' ? session.user.uid : null;
  const profileName = session.kind === 'admin' ? (session.profile?.display_name ?? '') : '';
  useEffect(() => {
    if (uid === null) return;
    let current = true;
    void readEditor(profileName).then((found) => {
      if (!current || !found) return;
      setEditor((before) =>
        before?.uid === found.uid && before.name === found.name ? before : found,
      );
    });
    return () => {
      current = false;
    };
  }, [uid, profileName]);
  return editor;
}

async function readEditor(profileName: string): Promise<Editor | null> {
  const user = await currentUser();
  if (user === null) return null;
  const { claims } = await user.getIdTokenResult();
  // The rules compare with the address in the token, not with the account's newest.
  const email = typeof claims['email'] === 'string' ? claims['email'] : '';
  return { uid: user.uid, email, name: profileName || user.displayName || email };
}

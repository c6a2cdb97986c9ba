import { useEffect, useState } from 'react';
import type { Actor } from '../../../../model/audit/actor.ts';
import { currentUser } from '../../firebase/auth.ts';
import { useSession } from '../../features/session/use-session.ts';

/** The signed-in admin as the author of changes. */
export interface Author extends Actor {
  /** The name that other admins see. */
  name: string;
}

/**
 * The author of changes; null until it is loaded. Kept after the session ends, so that the editor and its texts stay
 * on the page.
 */
export function useAuthor(): Author | null {
  const session = useSession();
  const [author, setAuthor] = useState<Author | null>(null);
  const uid = session.kind === 'admin' ? session.user.uid : null;
  const profileName = session.kind === 'admin' ? (session.profile?.display_name ?? '') : '';
  useEffect(() => {
    if (uid === null) return;
    let current = true;
    void loadAuthor(profileName).then((loaded) => {
      if (!current || !loaded) return;
      setAuthor((before) =>
        before?.uid === loaded.uid && before.name === loaded.name ? before : loaded,
      );
    });
    return () => {
      current = false;
    };
  }, [uid, profileName]);
  return author;
}

async function loadAuthor(profileName: string): Promise<Author | null> {
  const user = await currentUser();
  if (user === null) return null;
  const { uid, email, displayName } = user;
  return { uid, email: email ?? '', name: profileName || displayName || email || '' };
}

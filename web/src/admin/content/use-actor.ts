import { useEffect, useState } from 'react';
import type { Actor } from '../../../../model/audit/actor.ts';
import { currentUser } from '../../firebase/auth.ts';
import { useSession } from '../../features/session/use-session.ts';

/** The signed-in admin, with the name that other admins see. */
export interface NamedActor extends Actor {
  name: string;
}

/**
 * Who makes the changes of this page; null until it is loaded. Kept after the session ends, so that the editor and its
 * texts stay on the page.
 */
export function useActor(): NamedActor | null {
  const session = useSession();
  const [actor, setActor] = useState<NamedActor | null>(null);
  const uid = session.kind === 'admin' ? session.user.uid : null;
  const profileName = session.kind === 'admin' ? (session.profile?.display_name ?? '') : '';
  useEffect(() => {
    if (uid === null) return;
    let current = true;
    void loadActor(profileName).then((loaded) => {
      if (!current || !loaded) return;
      setActor((before) =>
        before?.uid === loaded.uid && before.name === loaded.name ? before : loaded,
      );
    });
    return () => {
      current = false;
    };
  }, [uid, profileName]);
  return actor;
}

async function loadActor(profileName: string): Promise<NamedActor | null> {
  const user = await currentUser();
  if (user === null) return null;
  const { uid, email, displayName } = user;
  return { uid, email: email ?? '', name: profileName || displayName || email || '' };
}

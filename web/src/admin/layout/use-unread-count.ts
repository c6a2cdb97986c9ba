import { useEffect, useState } from 'react';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { watchQuery } from '../../firebase/firestore.ts';

/** Beyond this the navigation shows "20+": counting further would cost a read per message. */
export const UNREAD_SHOWN = 20;

/** How many messages nobody has looked at, live, up to `UNREAD_SHOWN`; null until known. */
export function useUnreadCount(active: boolean): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!active) return;
    return watchQuery(
      COLLECTIONS.contactMessage,
      { where: [['status', '==', 'new']], limit: UNREAD_SHOWN },
      { next: (found) => setCount(found.length), failed: () => setCount(null) },
    );
  }, [active]);
  return count;
}

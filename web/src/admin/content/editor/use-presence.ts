import { useEffect, useReducer, useState } from 'react';
import { COLLECTIONS } from '../../../../../model/collections.ts';
import {
  PRESENCE_BEAT,
  PRESENCE_EXPIRY,
  contentPresenceRecord,
} from '../../../../../model/content/presence.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { parseRecord } from '../../../../../model/parse-record.ts';
import { isConnected } from '../../../features/session/use-session.ts';
import { useLiveQuery } from '../../../data/use-live-query.ts';
import { useNow } from '../../../data/use-now.ts';
import type { Found } from '../../../firebase/firestore.ts';
import { deleteDocument, serverTime, writeDocument } from '../../../firebase/firestore.ts';
import type { ActorId } from '../../../../../model/audit/actor.ts';

/** An editor of the entry that is open in another tab or browser. */
export interface ActiveEditor {
  tab: string;
  uid: string;
  locale: Locale | null;
}

/** Most editors of one entry that are read. */
const MAX_EDITORS = 20;

const COLLECTION = COLLECTIONS.contentPresence;

function parseActiveEditor(found: Found, now: number): ActiveEditor[] {
  const parsed = parseRecord(contentPresenceRecord, found);
  if (!parsed.ok || now - parsed.value.seen_date > PRESENCE_EXPIRY) return [];
  const { uid, locale } = parsed.value;
  return [{ tab: found.id, uid, locale }];
}

/**
 * Writes a heartbeat while this tab is visible and has the entry open, and returns the other active editors.
 * @param entry `{collection}/{document id}`
 * @param locale the language being written in
 */
export function usePresence(
  { uid }: ActorId,
  entry: string,
  locale: Locale | null,
): ActiveEditor[] {
  const [tab] = useState(() => crypto.randomUUID());
  const [beat, countBeat] = useReducer((count: number) => count + 1, 0);
  const now = useNow();
  const found = useLiveQuery(COLLECTION, entry, {
    where: [['entry', '==', entry]],
    limit: MAX_EDITORS,
  });

  // At each beat, and at once when the language changes.
  useEffect(() => {
    if (document.visibilityState === 'hidden' || !isConnected()) return;
    // Presence is optional: the editor works without it, so errors are ignored.
    writeDocument(COLLECTION, tab, { entry, uid, locale, seen_date: serverTime() }).catch(
      () => undefined,
    );
  }, [tab, entry, uid, locale, beat]);

  useEffect(() => {
    const leave = () => void deleteDocument(COLLECTION, tab).catch(() => undefined);
    const timer = setInterval(countBeat, PRESENCE_BEAT);
    document.addEventListener('visibilitychange', countBeat);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', countBeat);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [tab]);

  const editors = found.state === 'ready' ? found.value : [];
  return editors.flatMap((one) => (one.id === tab ? [] : parseActiveEditor(one, now)));
}

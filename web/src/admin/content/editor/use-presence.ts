import { useEffect, useRef, useState } from 'react';
import { COLLECTIONS } from '../../../../../model/collections.ts';
import {
  PRESENCE_BEAT,
  PRESENCE_EXPIRY,
  contentPresenceRecord,
} from '../../../../../model/content/presence.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { parseRecord } from '../../../../../model/parse-record.ts';
import { isConnected } from '../../../features/session/use-session.ts';
import type { Found } from '../../../firebase/firestore.ts';
import {
  deleteDocument,
  serverTime,
  watchQuery,
  writeDocument,
} from '../../../firebase/firestore.ts';
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
  const [found, setFound] = useState<readonly Found[]>([]);
  const [now, setNow] = useState(Date.now);
  const [tab] = useState(() => crypto.randomUUID());
  const shown = useRef({ locale });
  shown.current.locale = locale;
  const heartbeat = useRef(() => {});

  useEffect(() => {
    const sendHeartbeat = () => {
      setNow(Date.now());
      if (document.visibilityState === 'hidden' || !isConnected()) return;
      // Presence is optional: the editor works without it, so errors are ignored.
      writeDocument(COLLECTION, tab, {
        entry,
        uid,
        locale: shown.current.locale,
        seen_date: serverTime(),
      }).catch(() => undefined);
    };
    const leave = () => void deleteDocument(COLLECTION, tab).catch(() => undefined);
    heartbeat.current = sendHeartbeat;
    sendHeartbeat();
    const timer = setInterval(sendHeartbeat, PRESENCE_BEAT);
    document.addEventListener('visibilitychange', sendHeartbeat);
    addEventListener('pagehide', leave);
    const stop = watchQuery(
      COLLECTION,
      { where: [['entry', '==', entry]], limit: MAX_EDITORS },
      {
        next: (value) => {
          setFound(value);
          setNow(Date.now());
        },
        failed: () => setFound([]),
      },
    );
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sendHeartbeat);
      removeEventListener('pagehide', leave);
      stop();
      leave();
    };
  }, [entry, uid, tab]);

  // A change of language is written at once instead of with the next heartbeat.
  useEffect(() => {
    if (locale !== null) heartbeat.current();
  }, [locale]);

  return found.flatMap((one) => (one.id === tab ? [] : parseActiveEditor(one, now)));
}

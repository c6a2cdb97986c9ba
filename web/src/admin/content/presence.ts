import { useEffect, useRef, useState } from 'react';
import { COLLECTIONS } from '../../../../model/collections.ts';
import {
  PRESENCE_BEAT,
  PRESENCE_EXPIRY,
  PRESENCE_LIMITS,
} from '../../../../model/content-presence.ts';
import type { Locale } from '../../../../model/locale.ts';
import { isLocale } from '../../../../model/locale.ts';
import { isConnected } from '../../features/session/use-session.ts';
import type { Found } from '../../firebase/firestore.ts';
import { deleteDocument, serverTime, watchQuery, writeDocument } from '../../firebase/firestore.ts';
import type { Editor } from './entry-mutations.ts';

export interface Colleague {
  tab: string;
  uid: string;
  name: string;
  locale: Locale | null;
}

/** Most editors of one entry that are shown. */
const SHOWN = 20;

const NAME = COLLECTIONS.contentPresence;

function colleague({ id, data }: Found, now: number): Colleague[] {
  const { uid, name, locale, seen_date: seen } = data;
  const millis = typeof seen?.toMillis === 'function' ? Number(seen.toMillis()) : 0;
  if (now - millis > PRESENCE_EXPIRY || typeof uid !== 'string') return [];
  return [{ tab: id, uid, name: String(name), locale: isLocale(locale) ? locale : null }];
}

/**
 * Says that this tab has the entry open, for as long as it is seen, and tells who else has.
 * @param entry `{collection}/{document id}`
 * @param locale the language being written in
 */
export function usePresence(editor: Editor, entry: string, locale: Locale | null): Colleague[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [now, setNow] = useState(Date.now);
  const [tab] = useState(() => crypto.randomUUID());
  const shown = useRef({ locale });
  shown.current.locale = locale;
  const beatNow = useRef(() => {});
  const { uid, name } = editor;

  useEffect(() => {
    const beat = () => {
      setNow(Date.now());
      if (document.visibilityState === 'hidden' || !isConnected()) return;
      // A courtesy: where it cannot be written, the editor works all the same.
      writeDocument(NAME, tab, {
        entry,
        uid,
        name: name.slice(0, PRESENCE_LIMITS.name),
        locale: shown.current.locale,
        seen_date: serverTime(),
      }).catch(() => undefined);
    };
    const leave = () => void deleteDocument(NAME, tab).catch(() => undefined);
    beatNow.current = beat;
    beat();
    const timer = setInterval(beat, PRESENCE_BEAT);
    document.addEventListener('visibilitychange', beat);
    addEventListener('pagehide', leave);
    const stop = watchQuery(
      NAME,
      { where: [['entry', '==', entry]], limit: SHOWN },
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
      document.removeEventListener('visibilitychange', beat);
      removeEventListener('pagehide', leave);
      stop();
      leave();
    };
  }, [entry, uid, name, tab]);

  // Whoever moves to the other language is seen there at once, not at the next sign of life.
  useEffect(() => {
    if (locale !== null) beatNow.current();
  }, [locale]);

  return found.flatMap((one) => (one.id === tab ? [] : colleague(one, now)));
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  readStorage,
  readStoredJson,
  removeStorage,
  storageKeys,
  writeStorage,
} from '#browser/storage.ts';
import { setUnsavedText } from '#browser/unsaved-text.ts';
import { messageOpening } from '#model/contact/form.ts';
import { PAGE_STORAGE_KEYS } from '#model/storage-keys.ts';
import { type FormValues, fillForm, hasText, readForm, toValues } from './form-fields.ts';

interface LocalDraft {
  values: FormValues;
  id?: string | undefined;
  /** The time of typing, in milliseconds since 1970. */
  at: number;
}

const { contactDraft: KEY } = PAGE_STORAGE_KEYS;
const KEPT_MS = 14 * 86_400_000;

/** @returns null also for one that is too old */
export function readLocalDraft(key: string): LocalDraft | null {
  return readStoredJson(key, (stored) => {
    // Earlier builds stored no time.
    const { id, at = Date.now(), ...kept } = stored as Partial<FormValues & LocalDraft>;
    const values = toValues((field) => kept[field]);
    return hasText(values) && Date.now() - at < KEPT_MS ? { values, id, at } : null;
  });
}

export function writeLocalDraft(key: string, { values, ...rest }: LocalDraft): boolean {
  return hasText(values)
    ? writeStorage(key, JSON.stringify({ ...values, ...rest }))
    : removeStorage(key);
}

/** Locks the key while the document lives. @returns false if another tab has it */
const lock = (key: string): Promise<boolean> =>
  new Promise<boolean>((resolve, reject) => {
    const hold = (held: unknown) => {
      resolve(held !== null);
      return held && new Promise(() => undefined);
    };
    navigator.locks.request(key, { ifAvailable: true }, hold).catch(reject);
  }).catch(() => true);

const lockFirst = async ([key = KEY + Math.random(), ...others]: string[]): Promise<string> =>
  (await lock(key)) ? key : lockFirst(others);

/** The key of the tab's draft, or of the latest that a closed tab left. */
async function lockKey(): Promise<string> {
  const own = readStorage(KEY, 'sessionStorage');
  const left = storageKeys(KEY).flatMap((key) => {
    const draft = readLocalDraft(key);
    if (!draft) removeStorage(key);
    return draft ? [{ key, rank: key === own ? Infinity : draft.at }] : [];
  });
  const keys = left.sort((one, other) => other.rank - one.rank).map(({ key }) => key);
  const key = await lockFirst([...keys, KEY]);
  writeStorage(KEY, key, 'sessionStorage');
  return key;
}

let lockedKey: Promise<string> | undefined;

/**
 * @param search `package` preselects a package, `project` names one in the message, after `about`
 * @returns with `restored`: when the draft was typed, in milliseconds since 1970; 0 without one
 */
export function useLocalDraft(
  ref: RefObject<HTMLFormElement | null>,
  search: string,
  about: string,
) {
  const [restored, setRestored] = useState(0);
  const key = useRef('');
  const id = useRef<string>(undefined);

  const query = new URLSearchParams(search);
  const opening = messageOpening(query, about);

  const keep = (at = Date.now()) => {
    if (!ref.current) return;
    const values = readForm(ref.current);
    // Nobody typed it.
    if (values.message === opening) values.message = '';
    const isKept =
      key.current !== '' && writeLocalDraft(key.current, { values, id: id.current, at });
    setUnsavedText('contact', hasText(values), isKept);
  };

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    fillForm(form, { package: query.get('package') ?? '' });
    let isLeft = false;
    void (lockedKey ??= lockKey()).then((locked) => {
      if (isLeft) return;
      key.current = locked;
      const draft = readLocalDraft(locked);
      if (draft) {
        fillForm(form, draft.values);
        id.current = draft.id;
        setRestored(draft.at);
      }
      fillForm(form, { message: opening });
      // Text typed before the app started is not stored yet.
      keep(draft?.at);
    });
    return () => {
      isLeft = true;
      setUnsavedText('contact', false);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the rest follows from the query and the language
  }, [ref, search, opening]);

  const messageId = () => {
    id.current ??= isSecureContext ? crypto.randomUUID() : undefined;
    // Stored before sending: a reload in between must not make a second message.
    keep();
    return id.current;
  };

  const discard = () => {
    id.current = undefined;
    keep();
    setRestored(0);
  };
  return { restored, keep: () => keep(), messageId, discard };
}

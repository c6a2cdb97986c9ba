import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { CONTACT_LIMITS } from '../../../../model/contact/limits.ts';
import { isPackage } from '../../studio/packages.ts';
import { PAGE_STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { readStoredJson, removeStorage, writeStoredJson } from '../../browser/storage.ts';
import { markUnsavedText } from '../../browser/unsaved-text.ts';
import type { FormValues } from './form-fields.ts';
import { EMPTY_VALUES, FIELD_NAMES, fillForm, hasText, readForm } from './form-fields.ts';

/** An id of another form would have the function refuse the message. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Longer than the form accepts, so that a text that is too long is kept and can be shortened. */
const MAX_STORED_LENGTH = 10 * CONTACT_LIMITS.message.max;

/** What is stored: the values, and the id of the message once it was sent for the first time. */
type LocalDraft = FormValues & { id?: string };

/** The stored draft, or null where there is none or it is not readable. */
export function readLocalDraft(): LocalDraft | null {
  return readStoredJson(PAGE_STORAGE_KEYS.contactDraft, (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const values: LocalDraft = { ...EMPTY_VALUES };
    for (const field of FIELD_NAMES) {
      const value: unknown = Reflect.get(stored, field);
      if (typeof value === 'string') values[field] = value.slice(0, MAX_STORED_LENGTH);
    }
    const id: unknown = Reflect.get(stored, 'id');
    if (typeof id === 'string' && UUID.test(id)) values.id = id;
    return hasText(values) ? values : null;
  });
}

/**
 * Stores the draft; an empty form removes it.
 * @returns false where storage is blocked or full, so that a reload would lose the text
 */
export function writeLocalDraft(values: LocalDraft): boolean {
  return hasText(values)
    ? writeStoredJson(PAGE_STORAGE_KEYS.contactDraft, values)
    : removeStorage(PAGE_STORAGE_KEYS.contactDraft);
}

/** Delay after the last input before the draft is stored, in milliseconds. */
const SAVE_DELAY_MS = 400;

/**
 * Keeps the form's values across reloads until they are sent or cleared.
 * @param search query of the page's URL; `package` preselects a package
 * @returns whether a draft was restored, the message's id, and a function that removes the draft once the form was
 *   reset. The id stays the same through failures and reloads; it is undefined where the browser makes none
 */
export function useLocalDraft(
  ref: RefObject<HTMLFormElement | null>,
  search: string,
): { restored: boolean; messageId: () => string | undefined; discard: () => void } {
  const [restored, setRestored] = useState(false);
  const id = useRef<string>(undefined);

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const requested = new URLSearchParams(search).get('package');
    if (isPackage(requested)) fillForm(form, { package: requested });
    const draft = readLocalDraft();
    if (draft) {
      fillForm(form, draft);
      id.current = draft.id;
      setRestored(true);
    }
    markUnsavedText('contact', hasText(readForm(form)), draft !== null);

    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      const values = readForm(form);
      markUnsavedText('contact', hasText(values), writeLocalDraft(withId(values, id.current)));
    };
    const onInput = () => {
      markUnsavedText('contact', hasText(readForm(form)));
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_DELAY_MS);
    };
    const flush = () => {
      if (timer !== undefined) save();
    };
    form.addEventListener('input', onInput);
    addEventListener('pagehide', flush);
    return () => {
      flush();
      form.removeEventListener('input', onInput);
      removeEventListener('pagehide', flush);
      markUnsavedText('contact', false);
    };
  }, [ref, search]);

  const messageId = () => {
    id.current ??= newId();
    // Stored before the message is sent: a reload while it is under way must not make another message of it.
    if (ref.current) writeLocalDraft(withId(readForm(ref.current), id.current));
    return id.current;
  };

  const discard = () => {
    id.current = undefined;
    if (ref.current) writeLocalDraft(readForm(ref.current));
    markUnsavedText('contact', false);
    setRestored(false);
  };
  return { restored, messageId, discard };
}

const withId = (values: FormValues, id: string | undefined): LocalDraft =>
  id === undefined ? values : { ...values, id };

/** Undefined outside secure contexts, where the browser has no `randomUUID`. */
function newId(): string | undefined {
  return isSecureContext ? crypto.randomUUID() : undefined;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { readStoredJson, removeStorage, writeStorage } from '#browser/storage.ts';
import { setUnsavedText } from '#browser/unsaved-text.ts';
import { messageOpening } from '#model/contact/form.ts';
import { PAGE_STORAGE_KEYS } from '#model/storage-keys.ts';
import { type FormValues, fillForm, hasText, readForm, toValues } from './form-fields.ts';

interface LocalDraft {
  values: FormValues;
  id?: string | undefined;
}

export function readLocalDraft(): LocalDraft | null {
  return readStoredJson(PAGE_STORAGE_KEYS.contactDraft, (stored) => {
    const { id, ...kept } = stored as Partial<FormValues> & Pick<LocalDraft, 'id'>;
    const values = toValues((field) => kept[field]);
    return hasText(values) ? { values, id } : null;
  });
}

export function writeLocalDraft({ values, id }: LocalDraft): boolean {
  return hasText(values)
    ? writeStorage(PAGE_STORAGE_KEYS.contactDraft, JSON.stringify({ ...values, id }))
    : removeStorage(PAGE_STORAGE_KEYS.contactDraft);
}

/** @param search `package` preselects a package, `project` names one in the message, after `about` */
export function useLocalDraft(
  ref: RefObject<HTMLFormElement | null>,
  search: string,
  about: string,
) {
  const [restored, setRestored] = useState(false);
  const id = useRef<string>(undefined);

  const query = new URLSearchParams(search);
  const opening = messageOpening(query, about);

  const keep = () => {
    if (!ref.current) return;
    const values = readForm(ref.current);
    // Nobody typed it.
    if (values.message === opening) values.message = '';
    setUnsavedText('contact', hasText(values), writeLocalDraft({ values, id: id.current }));
  };

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    fillForm(form, { package: query.get('package') ?? '' });
    const draft = readLocalDraft();
    if (draft) {
      fillForm(form, draft.values);
      id.current = draft.id;
      setRestored(true);
    }
    fillForm(form, { message: opening });
    // Text typed before the app started is not stored yet.
    keep();
    return () => setUnsavedText('contact', false);
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
    setRestored(false);
  };
  return { restored, keep, messageId, discard };
}

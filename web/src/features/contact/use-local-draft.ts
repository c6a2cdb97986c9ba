import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { isPackage } from '../../../../model/packages.ts';
import { markUnsavedText } from '../../browser/unsaved-text.ts';
import { readLocalDraft, writeLocalDraft } from './local-draft.ts';
import { holdsText } from './fields.ts';
import { fillForm, readForm } from './form-values.ts';

/** Pause in typing after which the draft is written, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Keeps what stands in the form across reloads, until it was sent or cleared.
 * @param search the address's query: `package` chooses one beforehand
 * @returns whether a draft was brought back, and how to forget it
 */
export function useLocalDraft(
  ref: RefObject<HTMLFormElement | null>,
  search: string,
): { restored: boolean; forget: () => void } {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const asked = new URLSearchParams(search).get('package');
    if (isPackage(asked)) fillForm(form, { package: asked });
    const draft = readLocalDraft();
    if (draft) {
      fillForm(form, draft);
      setRestored(true);
    }
    markUnsavedText('contact', holdsText(readForm(form)), draft !== null);

    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      const values = readForm(form);
      markUnsavedText('contact', holdsText(values), writeLocalDraft(values));
    };
    const changed = () => {
      markUnsavedText('contact', holdsText(readForm(form)));
      clearTimeout(timer);
      timer = setTimeout(save, PAUSE_MS);
    };
    const left = () => {
      if (timer !== undefined) save();
    };
    form.addEventListener('input', changed);
    addEventListener('pagehide', left);
    return () => {
      left();
      form.removeEventListener('input', changed);
      removeEventListener('pagehide', left);
      markUnsavedText('contact', false);
    };
  }, [ref, search]);

  const forget = () => {
    if (ref.current) writeLocalDraft(readForm(ref.current));
    markUnsavedText('contact', false);
    setRestored(false);
  };
  return { restored, forget };
}

import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { isPackage } from '../../../../model/packages.ts';
import { markUnsentText } from '../drafts/unsent.ts';
import { readDraft, writeDraft } from './draft.ts';
import { holdsText } from './fields.ts';
import { fillForm, readForm } from './form-values.ts';

/** Pause in typing after which the draft is written, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Keeps what stands in the form across reloads, until it was sent or cleared.
 * @param search the address's query: `package` chooses one beforehand
 * @returns whether a draft was brought back, and how to forget it
 */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  search: string,
): { restored: boolean; forget: () => void } {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const asked = new URLSearchParams(search).get('package');
    if (isPackage(asked)) fillForm(form, { package: asked });
    const draft = readDraft();
    if (draft) {
      fillForm(form, draft);
      setRestored(true);
    }
    markUnsentText('contact', holdsText(readForm(form)), draft !== null);

    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      const values = readForm(form);
      markUnsentText('contact', holdsText(values), writeDraft(values));
    };
    const changed = () => {
      markUnsentText('contact', holdsText(readForm(form)));
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
      markUnsentText('contact', false);
    };
  }, [ref, search]);

  const forget = () => {
    if (ref.current) writeDraft(readForm(ref.current));
    markUnsentText('contact', false);
    setRestored(false);
  };
  return { restored, forget };
}

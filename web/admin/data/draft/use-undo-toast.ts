import { useLocale } from '#browser/locale/locale-context.tsx';
import { controlMessages, useToast } from '../../ui/index.ts';
import type { DraftSession, Replacement } from './draft-session.ts';
import { undo } from './undo.ts';

/** @returns says what single acts did, and can take them back; `standard` is what null stands for */
export function useUndoToast<Data>(
  session: DraftSession<Data>,
): (text: string, acts: readonly Replacement[], standard?: unknown) => void {
  const t = controlMessages[useLocale()];
  const toast = useToast();
  return (text, acts, standard = null) =>
    toast({ text, undo: () => undo(session, acts, standard) || toast({ text: t.typedSince }) });
}

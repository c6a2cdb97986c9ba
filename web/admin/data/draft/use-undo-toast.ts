import { useLocale } from '#browser/locale/locale-context.tsx';
import { controlMessages, useToast } from '../../ui/index.ts';

/** Says what a single act did. @returns shows it; `undo` is false if something that was typed since stays */
export function useUndoToast(): (text: string, undo: () => boolean) => void {
  const t = controlMessages[useLocale()];
  const toast = useToast();
  return (text, undo) => toast({ text, undo: () => undo() || toast({ text: t.typedSince }) });
}

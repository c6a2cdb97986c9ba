import { useLocale } from '#browser/locale/locale-context.tsx';
import { sameValue } from '#model/same-value.ts';
import { controlMessages, useToast } from '../../ui/index.ts';
import type { DraftSession, Replacement } from './draft-session.ts';

/** @returns says what single acts did, and can take them back; `standard` is what null stands for */
export function useUndoToast<Data>(
  session: DraftSession<Data>,
): (text: string, acts: readonly Replacement[], standard?: unknown) => void {
  const t = controlMessages[useLocale()];
  const toast = useToast();
  return (text, acts, standard = null) =>
    toast({ text, undo: () => undo(session, acts, standard) || toast({ text: t.typedSince }) });
}

/**
 * Takes back single acts alone.
 * @param standard what null stands for
 * @returns false if a text was typed on since, and stays
 */
export function undo<Data>(
  session: DraftSession<Data>,
  acts: readonly Replacement[],
  standard: unknown,
): boolean {
  session.flushLazy();
  const next = acts.map((act) => undone(act, session.value(act.path), standard));
  for (const [at, { path }] of acts.entries()) {
    if (next[at] !== undefined) session.type(path, next[at]);
  }
  return next.every((value) => value !== undefined);
}

function undone({ before, after }: Replacement, now: unknown, standard: unknown): unknown {
  if (sameValue(now, after)) return before;
  return withRemoved(before ?? standard, after ?? standard, now ?? standard);
}

function withRemoved(before: unknown, after: unknown, now: unknown): unknown[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || !Array.isArray(now)) return undefined;
  const list: unknown[] = [...now];
  let kept = 0;
  for (const [at, item] of before.entries()) {
    if (kept < after.length && sameValue(after[kept], item)) kept++;
    else list.splice(at, 0, item);
  }
  return kept === after.length ? list : undefined;
}

import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Tone, Badge } from '../../ui/index.ts';
import type { DraftSession, SaveState } from './draft-session.ts';
import { draftMessages } from './messages.ts';
import { useSelected } from './use-draft.ts';

const TONES: Readonly<Record<SaveState, Tone>> = {
  saved: 'good',
  pending: 'plain',
  saving: 'info',
  offline: 'warn',
  blocked: 'warn',
  failed: 'danger',
};

/** Announced by screen readers only if the author must know. */
export function SaveStatus<Data>({ session }: { session: DraftSession<Data> }) {
  const t = draftMessages[useLocale()].states;
  const state = useSelected(session, () => session.saveState);
  const isAnnounced = state === 'offline' || state === 'blocked' || state === 'failed';
  return (
    <span className="self-center" data-save={state} role={isAnnounced ? 'status' : undefined}>
      <Badge tone={TONES[state]}>{t[state]}</Badge>
    </span>
  );
}

import { useLocale } from '../../../features/locale/index.ts';
import { Badge, Button, controlMessages, Notice } from '../../../admin-ui/index.ts';
import type { Tone } from '../../../admin-ui/index.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import type { SaveState } from '../../../data/draft/draft-session.ts';
import { useSelected } from '../../../data/draft/use-draft.ts';
import { editorMessages } from './messages.ts';

const TONES: Readonly<Record<SaveState, Tone>> = {
  saved: 'good',
  pending: 'plain',
  saving: 'info',
  offline: 'warn',
  blocked: 'warn',
  failed: 'danger',
};

/** The state of saving; announced by screen readers only where the author must know. */
export function SaveStatus({ session }: { session: EntrySession }) {
  const t = editorMessages[useLocale()].save;
  const state = useSelected(session, () => session.saveState);
  const isAnnounced = state === 'offline' || state === 'blocked' || state === 'failed';
  return (
    <span className="self-center" data-save={state} role={isAnnounced ? 'status' : undefined}>
      <Badge tone={TONES[state]}>{t[state]}</Badge>
    </span>
  );
}

/** Explains why saving failed, with a button that tries again. */
export function SaveFailureNotice({ session }: { session: EntrySession }) {
  const locale = useLocale();
  const t = editorMessages[locale].save;
  const failure = useSelected(session, () => session.failure);
  if (failure === null) return null;
  return (
    <Notice tone="danger" role="alert">
      <p className="grow">{t.reasons[failure]}</p>
      <Button onClick={() => session.retry()}>{controlMessages[locale].retry}</Button>
    </Notice>
  );
}

import { useLocale } from '../../../features/locale/index.ts';
import { Badge, Button, controlMessages, Notice } from '../../../controls/index.ts';
import type { Tone } from '../../../controls/index.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import type { SaveState } from '../autosave/save-state.ts';
import { useSessionView } from '../autosave/use-entry-session.ts';
import { editorMessages } from './messages.ts';

const TONES: Readonly<Record<SaveState['kind'], Tone>> = {
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
  const save = useSessionView(session, (view) => view.save);
  const isAnnounced = save.kind === 'offline' || save.kind === 'blocked' || save.kind === 'failed';
  return (
    <span className="self-center" data-save={save.kind} role={isAnnounced ? 'status' : undefined}>
      <Badge tone={TONES[save.kind]}>{t[save.kind]}</Badge>
    </span>
  );
}

/** Explains why saving failed, with a button that tries again. */
export function SaveFailureNotice({ session }: { session: EntrySession }) {
  const locale = useLocale();
  const t = editorMessages[locale].save;
  const save = useSessionView(session, (view) => view.save);
  if (save.kind !== 'failed') return null;
  return (
    <Notice tone="danger" role="alert">
      <p className="grow">{t.reasons[save.reason]}</p>
      <Button onClick={() => session.flush()}>{controlMessages[locale].retry}</Button>
    </Notice>
  );
}

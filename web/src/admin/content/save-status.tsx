import { useLocale } from '../../features/i18n/index.ts';
import { Badge, Button, Notice } from '../../controls/index.ts';
import type { Tone } from '../../controls/index.ts';
import type { EntrySession } from './entry-session.ts';
import type { SaveState } from './save-state.ts';
import { useView } from './use-session.ts';
import { contentMessages } from './messages.ts';

const TONES: Readonly<Record<SaveState['kind'], Tone>> = {
  saved: 'good',
  waiting: 'plain',
  saving: 'info',
  offline: 'warn',
  held: 'warn',
  failed: 'danger',
};

/** Whether the texts are stored: always true, and read out only when it matters. */
export function SaveStatus({ session }: { session: EntrySession }) {
  const t = contentMessages[useLocale()].save;
  const save = useView(session, (view) => view.save);
  const matters = save.kind === 'offline' || save.kind === 'held' || save.kind === 'failed';
  return (
    <span className="self-center" data-save={save.kind} role={matters ? 'status' : undefined}>
      <Badge tone={TONES[save.kind]}>{t[save.kind]}</Badge>
    </span>
  );
}

/** What to do when saving failed. */
export function SaveFailureNotice({ session }: { session: EntrySession }) {
  const t = contentMessages[useLocale()].save;
  const save = useView(session, (view) => view.save);
  if (save.kind !== 'failed') return null;
  return (
    <Notice tone="danger" role="alert">
      <p className="grow">{t.reasons[save.why]}</p>
      <Button onClick={() => session.flush()}>{t.retry}</Button>
    </Notice>
  );
}

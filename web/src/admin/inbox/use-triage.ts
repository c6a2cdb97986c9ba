import { useRef } from 'react';
import type { MessageStatus, StoredMessage } from '../../../../model/contact-message.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { formatMessage, useConfirm, useToast } from '../../controls/index.ts';
import { deleteMessage, setStatus } from './message-mutations.ts';
import type { View } from './filters.ts';
import type { Messages } from './use-messages.ts';
import { inboxMessages } from './messages.ts';

export interface Triage {
  busy: boolean;
  /** Sets the open message's status and goes on to the next where it leaves the view. */
  mark: (status: MessageStatus) => void;
  /** Takes the last change of a status back. */
  undo: () => void;
  remove: (id: string, message: StoredMessage) => void;
}

/**
 * What one does with messages. Every change of status can be taken back, by key or in the message that tells of it.
 * @param view the view at the moment of the call; null once the inbox has been left
 */
export function useTriage(
  { shown, note }: Pick<Messages, 'shown' | 'note'>,
  view: () => View | null,
  open: (id: string | null) => void,
): Triage {
  const t = inboxMessages[useLocale()];
  const toast = useToast();
  const confirm = useConfirm();
  const { busy, run } = useMutation('changing a message');
  const last = useRef<{ id: string; status: MessageStatus } | null>(null);

  function neighbour(id: string): string | null {
    const at = shown.findIndex((each) => each.id === id);
    return (shown[at + 1] ?? shown[at - 1])?.id ?? null;
  }

  /** Remembers where the admin is; the result opens a message, unless the admin has gone elsewhere by then. */
  function goingOn(): (id: string | null) => void {
    const before = view();
    return (id) => {
      const after = view();
      if (after?.filter === before?.filter && after?.open === before?.open) open(id);
    };
  }

  async function change(id: string, status: MessageStatus): Promise<boolean> {
    const changed = await run(() => setStatus(id, status));
    if (changed) note(id, status);
    return changed;
  }

  async function undo(): Promise<void> {
    const back = last.current;
    if (back === null) return;
    last.current = null;
    const goOn = goingOn();
    if (await change(back.id, back.status)) goOn(back.id);
  }

  async function mark(status: MessageStatus): Promise<void> {
    const openId = view()?.open;
    const found = shown.find(({ id }) => id === openId);
    if (!found?.ok || found.value.status === status) return;
    const { id, value } = found;
    const next = neighbour(id);
    const goOn = goingOn();
    if (!(await change(id, status))) return;
    last.current = { id, status: value.status };
    toast({
      text: formatMessage(t.changed, { name: value.name, status: t.status[status] }),
      action: { label: t.undo, run: () => void undo() },
    });
    // Done and spam are dealt with: the next one is up.
    if (status === 'done' || status === 'spam') goOn(next);
  }

  async function remove(id: string, message: StoredMessage): Promise<void> {
    const agreed = await confirm({
      title: formatMessage(t.deleteQuestion, { name: message.name }),
      text: t.deleteText,
      action: t.delete,
      danger: true,
    });
    if (!agreed) return;
    const next = neighbour(id);
    const goOn = goingOn();
    if (!(await run(() => deleteMessage(id, message.reference)))) return;
    note(id, 'deleted');
    goOn(next);
    toast({ text: t.deleted });
  }

  return {
    busy,
    mark: (status) => void mark(status),
    undo: () => void undo(),
    remove: (id, message) => void remove(id, message),
  };
}

import type { MessageStatus, StoredMessage } from '../../../../model/contact/message.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import type { Announcement } from '../../data/use-mutation.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useConfirm } from '../../admin-ui/index.ts';
import { changeMessages, setKeep, setStatus } from './message-mutations.ts';
import type { Messages } from './use-messages.ts';
import { inboxMessages } from './messages.ts';

export interface Triage {
  /** Sets the status of a message; opens the next message where this one leaves most views. */
  changeStatus: (id: string, message: StoredMessage, status: MessageStatus) => void;
  /** Deletes a message for good, after a confirmation. */
  remove: (id: string, message: StoredMessage) => void;
  /** Sets whether the message stays however old it gets. */
  keep: (id: string, keep: boolean) => void;
}

/**
 * The actions on messages. A change of status can be undone in its toast.
 * @param shown the messages of the list
 * @param open opens a message; '' closes it
 */
export function useTriage(shown: Messages['shown'], open: (id: string) => void): Triage {
  const t = inboxMessages[useLocale()];
  const confirm = useConfirm();
  const { run } = useMutation('changing a message');

  /** The message next to one in the list; '' for a message that was opened by its address and is not in the list. */
  function neighbour(id: string): string {
    const at = shown.findIndex((each) => each.id === id);
    return at < 0 ? '' : ((shown[at + 1] ?? shown[at - 1])?.id ?? '');
  }

  const change = (
    id: string,
    status: MessageStatus,
    before: MessageStatus,
    success?: Announcement,
  ): Promise<boolean> => run(() => setStatus(id, status, before), success);

  async function changeStatus(
    id: string,
    { name, status: before }: StoredMessage,
    status: MessageStatus,
  ): Promise<void> {
    if (status === before) return;
    const undo = () => {
      open(id);
      void change(id, before, status);
    };
    const text = formatMessage(t.changed, { name, status: t.status[status] });
    // At once: the admin may have gone elsewhere when the server answers.
    if (['done', 'spam', 'deleted'].includes(status) || before === 'deleted') open(neighbour(id));
    await change(id, status, before, { text, undo });
  }

  async function remove(id: string, message: StoredMessage): Promise<void> {
    const agreed = await confirm({
      title: formatMessage(t.deleteQuestion, { name: message.name }),
      text: t.deleteText,
      action: t.deleteForGood,
      danger: true,
    });
    if (!agreed) return;
    open(neighbour(id));
    await run(() => changeMessages({ operation: 'delete', id }), { text: t.deleted });
  }

  return {
    changeStatus: (id, message, status) => void changeStatus(id, message, status),
    remove: (id, message) => void remove(id, message),
    keep: (id, keep) => void run(() => setKeep(id, keep), { text: keep ? t.kept : t.notKept }),
  };
}

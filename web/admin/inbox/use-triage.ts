import { serverTime, updateDocument } from '#browser/firebase/firestore.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { COLLECTIONS } from '#model/collections.ts';
import type { MessageRequest, MessageResponse } from '#model/contact/admin-api.ts';
import type { MessageStatus, StoredMessage } from '#model/contact/message.ts';
import { ownStamp } from '../data/actor.ts';
import { callApi } from '../data/api-client.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useConfirm } from '../ui/index.ts';
import { inboxMessages } from './messages.ts';
import type { Messages } from './use-messages.ts';

/** `deleted` is the bin. Notes stay where they are. */
async function setStatus(id: string, status: MessageStatus, before: MessageStatus): Promise<void> {
  const bin = () => {
    if (status === 'deleted') return { deleted_from: before, deleted_date: serverTime() };
    return before === 'deleted' ? { deleted_from: null, deleted_date: null } : {};
  };
  await updateDocument(COLLECTIONS.contactMessage, id, { status, ...bin(), ...(await ownStamp()) });
}

export async function changeMessages(request: MessageRequest): Promise<void> {
  await callApi<MessageResponse>('messages', request);
}

export interface Triage {
  /** Opens the next message if this one leaves most views. */
  changeStatus: (id: string, message: StoredMessage, status: MessageStatus) => void;
  remove: (id: string, message: StoredMessage) => void;
  /** The clean-up leaves a kept message alone. */
  keep: (id: string, keep: boolean) => void;
}

/** The toast can undo a change of status. @param open '' closes the message */
export function useTriage(shown: Messages['shown'], open: (id: string) => void): Triage {
  const t = inboxMessages[useLocale()];
  const confirm = useConfirm();
  const { run } = useMutation('changing a message');

  function openNeighbour(id: string): void {
    const at = shown.findIndex((each) => each.id === id);
    open(at < 0 ? '' : ((shown[at + 1] ?? shown[at - 1])?.id ?? ''));
  }

  const changeStatus: Triage['changeStatus'] = (id, { name, status: before }, status) => {
    // The neighbour opens at once: the admin may have gone elsewhere when the server answers.
    if (['done', 'spam', 'deleted'].includes(status) || before === 'deleted') openNeighbour(id);
    void run(() => setStatus(id, status, before), {
      text: formatMessage(t.changed, { name, status: t.status[status] }),
      undo: () => {
        open(id);
        void run(() => setStatus(id, before, status));
      },
    });
  };

  async function remove(id: string, { name }: StoredMessage): Promise<void> {
    const agreed = await confirm({
      title: formatMessage(t.deleteQuestion, { name }),
      text: t.deleteText,
      action: t.deleteForGood,
      danger: true,
    });
    if (!agreed) return;
    openNeighbour(id);
    await run(() => changeMessages({ operation: 'delete', id }), { text: t.deleted });
  }

  async function setKeep(id: string, keep: boolean): Promise<void> {
    await updateDocument(COLLECTIONS.contactMessage, id, { keep, ...(await ownStamp()) });
  }

  return {
    changeStatus,
    remove: (id, message) => void remove(id, message),
    keep: (id, keep) => void run(() => setKeep(id, keep), { text: keep ? t.kept : t.notKept }),
  };
}

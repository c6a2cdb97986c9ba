import { LOCALES } from '../../../../../model/locale.ts';
import { formatMessage, useLocale } from '../../../features/i18n/index.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { useConfirm } from '../../../controls/index.ts';
import type { Entry } from '../entry/entry.ts';
import { entryName } from '../entry/entry.ts';
import type { Author } from '../use-author.ts';
import { deleteEntry, undoDeleteEntry } from '../entry/entry-operations.ts';
import { contentMessages } from '../messages.ts';

/** Deletes an entry after a confirmation and shows a notice that can undo it. */
export function useDeleteEntry(
  author: Author,
): (entry: Entry, onConfirm?: () => void) => Promise<void> {
  const locale = useLocale();
  const t = contentMessages[locale].list;
  const confirm = useConfirm();
  const { run } = useMutation('deleting an entry');

  return async (entry, onConfirm) => {
    const name = entryName(entry, locale) || t.untitled;
    const isLive = LOCALES.some((language) => entry.live[language] !== null);
    const isConfirmed = await confirm({
      title: formatMessage(t.deleteTitle, { name }),
      text: isLive ? `${t.deleteLive} ${t.deleteText}` : t.deleteText,
      action: t.delete,
      danger: true,
    });
    if (!isConfirmed) return;
    onConfirm?.();
    await run(() => deleteEntry(author, entry, name), {
      text: formatMessage(t.deleted, { name }),
      undo: () =>
        void run(() => undoDeleteEntry(author, entry, name), {
          text: formatMessage(t.restored, { name }),
        }),
    });
  };
}

import type { ContentKind } from '../../../../../model/content/limits.ts';
import type { ListRow } from '../../../../../model/content/list.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { useConfirm } from '../../../controls/index.ts';
import { deleteEntry, restoreEntry } from '../publishing/publish-operations.ts';
import { contentMessages } from '../messages.ts';

/** Deletes an entry after a confirmation and shows a notice that can undo it. */
export function useDeleteEntry(
  kind: ContentKind,
): (row: ListRow, onConfirm?: () => void) => Promise<void> {
  const locale = useLocale();
  const { list: t, deleted } = contentMessages[locale];
  const confirm = useConfirm();
  const { run } = useMutation('deleting an entry');

  return async ({ id, name: names, status }, onConfirm) => {
    const name = names[locale] || t.untitled;
    const isLive = LOCALES.some((language) => status[language].publishAt !== null);
    const isConfirmed = await confirm({
      title: formatMessage(t.deleteTitle, { name }),
      text: isLive ? `${t.deleteLive} ${t.deleteText}` : t.deleteText,
      action: t.delete,
      danger: true,
    });
    if (!isConfirmed) return;
    onConfirm?.();
    await run(() => deleteEntry(kind, id, locale), {
      text: formatMessage(t.deleted, { name }),
      undo: () =>
        void run(
          () => restoreEntry(kind, id),
          ({ outcome }) => ({
            text: formatMessage(deleted.outcomes[outcome], { name }),
            danger: outcome !== 'done',
          }),
        ),
    });
  };
}

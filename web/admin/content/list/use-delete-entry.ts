import { useMutation } from '#admin/data/use-mutation.ts';
import { useConfirm } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { ContentType } from '#model/content/content-types.ts';
import type { ListRow } from '#model/content/list.ts';
import { LOCALES } from '#studio/locale.ts';
import { changeContent } from '../publishing/commands.ts';
import { listMessages } from './messages.ts';

/** Deletes an entry after a confirmation. @param onChanged called once it is deleted */
export function useDeleteEntry(
  type: ContentType,
  onChanged?: () => void,
): (row: ListRow, onConfirm?: () => void) => Promise<void> {
  const locale = useLocale();
  const t = listMessages[locale].list;
  const confirm = useConfirm();
  const { run } = useMutation('deleting an entry');

  return async ({ id: entry, name: names, status }, onConfirm) => {
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
    await run(() => changeContent({ command: 'delete', type, entry }), {
      text: formatMessage(t.deleted, { name }),
    });
    onChanged?.();
  };
}

import { LOCALES } from '../../../../model/locale.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { formatMessage, useConfirm, useToast } from '../../controls/index.ts';
import type { Entry } from './entry.ts';
import { entryName } from './entry.ts';
import type { Editor } from './entry-mutations.ts';
import { deleteEntry, undeleteEntry } from './list-mutations.ts';
import { contentMessages } from './messages.ts';

/** Deletes an entry after asking, and offers to take it back. */
export function useDelete(editor: Editor): (entry: Entry, gone?: () => void) => Promise<void> {
  const locale = useLocale();
  const t = contentMessages[locale].list;
  const confirm = useConfirm();
  const toast = useToast();
  const { run } = useMutation('deleting an entry');

  return async (entry, gone) => {
    const name = entryName(entry, locale) || t.untitled;
    const isLive = LOCALES.some((language) => entry.live[language] !== null);
    const agreed = await confirm({
      title: formatMessage(t.deleteTitle, { name }),
      text: isLive ? `${t.deleteLive} ${t.deleteText}` : t.deleteText,
      action: t.delete,
      danger: true,
    });
    if (!agreed) return;
    gone?.();
    if (!(await run(() => deleteEntry(editor, entry, name)))) return;
    const undo = () =>
      void run(() => undeleteEntry(editor, entry, name)).then((back) => {
        if (back) toast({ text: formatMessage(t.restored, { name }) });
      });
    toast({ text: formatMessage(t.deleted, { name }), action: { label: t.undo, run: undo } });
  };
}

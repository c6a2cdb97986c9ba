import { LOCALES } from '../../../../model/locale.ts';
import { useLocale } from '../../features/locale/index.ts';
import { useChange } from '../data/use-change.ts';
import { fill, useConfirm, useToast } from '../ui/index.ts';
import type { Entry } from './entry.ts';
import { entryName } from './entry.ts';
import type { Editor } from './entry-writes.ts';
import { deleteEntry, undeleteEntry } from './list-changes.ts';
import { contentWords } from './words.ts';

/** Deletes an entry after asking, and offers to take it back. */
export function useDelete(editor: Editor): (entry: Entry, gone?: () => void) => Promise<void> {
  const locale = useLocale();
  const words = contentWords[locale].list;
  const confirm = useConfirm();
  const toast = useToast();
  const { run } = useChange('deleting an entry');

  return async (entry, gone) => {
    const name = entryName(entry, locale) || words.untitled;
    const isLive = LOCALES.some((language) => entry.live[language] !== null);
    const agreed = await confirm({
      title: fill(words.deleteTitle, { name }),
      text: isLive ? `${words.deleteLive} ${words.deleteText}` : words.deleteText,
      action: words.delete,
      danger: true,
    });
    if (!agreed) return;
    gone?.();
    if (!(await run(() => deleteEntry(editor, entry, name)))) return;
    const undo = () =>
      void run(() => undeleteEntry(editor, entry, name)).then((back) => {
        if (back) toast({ text: fill(words.restored, { name }) });
      });
    toast({ text: fill(words.deleted, { name }), action: { label: words.undo, run: undo } });
  };
}

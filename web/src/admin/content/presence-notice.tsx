import { KINDS } from '../../../../model/content-text.ts';
import type { Locale } from '../../../../model/locale.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Notice, fill } from '../ui/index.ts';
import type { Entry } from './entry.ts';
import type { Editor } from './entry-writes.ts';
import { usePresence } from './presence.ts';
import { contentWords } from './words.ts';

/** Says who else has the entry open, and in which language they write. */
export function PresenceNotice({
  editor,
  entry,
  language,
}: {
  editor: Editor;
  entry: Pick<Entry, 'kind' | 'id'>;
  language: Locale | null;
}) {
  const locale = useLocale();
  const words = contentWords[locale];
  const others = usePresence(editor, `${KINDS[entry.kind].collection}/${entry.id}`, language);
  const names = others.map(({ uid, name, locale: writing }) => {
    const who = uid === editor.uid ? words.editor.thisIsYou : name;
    if (writing === null) return who;
    return fill(words.editor.othersIn, { name: who, language: words.languages[writing] });
  });
  return (
    <div role="status" data-presence={others.length}>
      {names.length > 0 && (
        <Notice tone="info">
          {fill(names.length === 1 ? words.editor.others : words.editor.othersMany, {
            names: new Intl.ListFormat(locale).format(names),
          })}
        </Notice>
      )}
    </div>
  );
}

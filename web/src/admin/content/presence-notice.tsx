import { KINDS } from '../../../../model/content-text.ts';
import type { Locale } from '../../../../model/locale.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { Notice, formatMessage } from '../../controls/index.ts';
import type { Entry } from './entry.ts';
import type { Editor } from './entry-mutations.ts';
import { usePresence } from './presence.ts';
import { contentMessages } from './messages.ts';

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
  const t = contentMessages[locale];
  const others = usePresence(editor, `${KINDS[entry.kind].collection}/${entry.id}`, language);
  const colleagues = others.filter(({ uid }) => uid !== editor.uid);
  // Someone with several tabs is one person.
  const names = [...new Set(colleagues.map(({ name, locale: writing }) => nameOf(name, writing)))];
  const isElsewhere = colleagues.length < others.length;

  function nameOf(name: string, writing: Locale | null): string {
    if (writing === null) return name;
    return formatMessage(t.editor.othersIn, { name, language: t.languages[writing] });
  }

  return (
    <div role="status" data-presence={others.length} className="grid gap-2 not-empty:mb-4">
      {names.length > 0 && (
        <Notice tone="info">
          {formatMessage(names.length === 1 ? t.editor.others : t.editor.othersMany, {
            names: new Intl.ListFormat(locale).format(names),
          })}
        </Notice>
      )}
      {isElsewhere && <Notice tone="info">{t.editor.otherTab}</Notice>}
    </div>
  );
}

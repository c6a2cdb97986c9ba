import { KINDS } from '../../../../../model/content/text.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Notice } from '../../../controls/index.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import { useUserNames } from '../use-user-name.ts';
import { usePresence } from './use-presence.ts';
import { contentMessages } from '../messages.ts';
import { editorMessages } from './messages.ts';

/** Shows the other editors that have the entry open, and the language that each writes in. */
export function PresenceNotice({
  session: { actor, kind, id },
  language,
}: {
  session: EntrySession;
  language: Locale | null;
}) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const { languages } = contentMessages[locale];
  const others = usePresence(actor, `${KINDS[kind].collection}/${id}`, language);
  const colleagues = others.filter(({ uid }) => uid !== actor.uid);
  // An admin with several tabs is named once.
  // Looked up by uid, which the rules prove; the heartbeat itself could say any name.
  const looked = useUserNames(colleagues.map(({ uid }) => uid));
  const names = [
    ...new Set(
      colleagues.map(({ uid, locale: writing }, at) => nameOf(looked[at] ?? uid, writing)),
    ),
  ];
  const isElsewhere = colleagues.length < others.length;

  function nameOf(name: string, writing: Locale | null): string {
    if (writing === null) return name;
    return formatMessage(t.activeEditorIn, { name, language: languages[writing] });
  }

  return (
    <div role="status" data-presence={others.length} className="grid gap-2 not-empty:mb-4">
      {names.length > 0 && (
        <Notice tone="info">
          {formatMessage(names.length === 1 ? t.activeEditor : t.activeEditors, {
            names: new Intl.ListFormat(locale).format(names),
          })}
        </Notice>
      )}
      {isElsewhere && <Notice tone="info">{t.otherTab}</Notice>}
    </div>
  );
}

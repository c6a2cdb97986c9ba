import { KINDS } from '../../../../../model/content/text.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Notice } from '../../../controls/index.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import { useUserNames } from '../use-user-name.ts';
import type { ActorId } from '../../../../../model/audit/actor.ts';
import { usePresence } from './use-presence.ts';
import { contentMessages } from '../messages.ts';

/** Shows the other editors that have the entry open, and the language that each writes in. */
export function PresenceNotice({
  actor,
  entry,
  language,
}: {
  actor: ActorId;
  entry: Pick<Entry, 'kind' | 'id'>;
  language: Locale | null;
}) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const others = usePresence(actor, `${KINDS[entry.kind].collection}/${entry.id}`, language);
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
    return formatMessage(t.editor.activeEditorIn, { name, language: t.languages[writing] });
  }

  return (
    <div role="status" data-presence={others.length} className="grid gap-2 not-empty:mb-4">
      {names.length > 0 && (
        <Notice tone="info">
          {formatMessage(names.length === 1 ? t.editor.activeEditor : t.editor.activeEditors, {
            names: new Intl.ListFormat(locale).format(names),
          })}
        </Notice>
      )}
      {isElsewhere && <Notice tone="info">{t.editor.otherTab}</Notice>}
    </div>
  );
}

import type { Draft, Entry } from '../../../../../model/content/draft.ts';
import { hasText, PARTS } from '../../../../../model/content/kinds.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { mediaPath } from '../../../../../model/pictures/media.ts';
import { useLocale } from '../../../features/locale/index.ts';
import { ButtonLink, Dialog, Notice } from '../../../admin-ui/index.ts';
import { AsyncContent } from '../../../data/async-content.tsx';
import { useAsync } from '../../../data/use-async.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { editedDraft } from '../draft/entry-store.ts';
import { untilSaved } from '../draft/until-saved.ts';
import { contentMessages } from '../messages.ts';
import { changePreviewLink, loadPreviewLink } from '../preview-links/preview-link-api.ts';
import { publishingMessages } from './messages.ts';

/** Saves, and gives the address at which the server shows the stored draft as the page that it would be. */
async function previewOf(session: EntrySession, entry: Entry) {
  const saved = await untilSaved(session, PARTS);
  const { link } = await loadPreviewLink(entry);
  const { path } = link ?? (await changePreviewLink(entry, 'create')).link ?? {};
  return { isBehind: saved !== 'saved', path };
}

/** What visitors will see: the card of each language in lists, and a link to the page. */
export function LookDialog({
  session,
  entry,
  close,
}: {
  session: EntrySession;
  entry: Entry;
  close: () => void;
}) {
  const locale = useLocale();
  const t = publishingMessages[locale];
  const { languages } = contentMessages[locale];
  const loaded = useAsync(entry.id, () => previewOf(session, entry));
  const draft = editedDraft(session, entry);
  const written = LOCALES.filter((language) => hasText(entry.kind, draft[language]));
  return (
    <Dialog wide title={t.lookTitle} onClose={close}>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {written.map((language) => (
          <figure key={language} className="grid min-w-0 gap-1">
            <figcaption className="text-label font-semibold">{languages[language]}</figcaption>
            <Card kind={entry.kind} draft={draft} language={language} />
          </figure>
        ))}
      </div>
      <AsyncContent content={loaded} rows={1}>
        {({ path, isBehind }) => (
          <>
            {isBehind && <Notice tone="warn">{t.lookBehind}</Notice>}
            {path !== undefined && (
              <ButtonLink to={path} target="_blank" className="justify-self-start">
                {t.lookPage}
              </ButtonLink>
            )}
          </>
        )}
      </AsyncContent>
    </Dialog>
  );
}

/** An entry as lists show it. */
function Card({ kind, draft, language }: { kind: Entry['kind']; draft: Draft; language: Locale }) {
  const { title, summary, quote, role } = draft[language];
  const { cover, picture, person } = draft.shared;
  const isStatement = kind === 'testimonials';
  const shown = isStatement ? picture : cover;
  return (
    <div className="grid gap-2 rounded-lg border border-a-line p-3 wrap-anywhere">
      {shown && (
        <img
          src={mediaPath(shown.id, 480, 'webp')}
          alt={shown.alt[language]}
          className={
            isStatement
              ? 'size-12 rounded-full object-cover'
              : 'aspect-video rounded-md object-cover'
          }
        />
      )}
      <p lang={language} className={isStatement ? '' : 'font-semibold'}>
        {isStatement ? quote : title}
      </p>
      <p lang={language} className="text-[0.875rem] text-a-muted">
        {isStatement ? `${person}, ${role ?? ''}` : summary}
      </p>
    </div>
  );
}

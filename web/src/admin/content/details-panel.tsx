import { KINDS } from '../../../../model/content-text.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { Panel } from '../../controls/index.ts';
import type { Entry } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import { ImageField } from './image-field.tsx';
import { SlugField } from './slug-field.tsx';
import { TextControl } from './text-control.tsx';
import { contentMessages } from './messages.ts';

/** What both languages share: address, picture, link, name. */
export function DetailsPanel({ session, entry }: { session: EntrySession; entry: Entry }) {
  const t = contentMessages[useLocale()];
  const { hasSlug, hasCover } = KINDS[entry.kind];
  return (
    <Panel title={t.editor.details}>
      <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {entry.kind === 'testimonials' && (
            <TextControl session={session} path="person" label={t.fields.person} />
          )}
          {hasSlug && <SlugField session={session} entry={entry} />}
          {entry.kind === 'portfolio' && (
            <TextControl session={session} path="link" label={t.fields.link} hint={t.hints.link} />
          )}
        </div>
        {hasCover && <ImageField session={session} entry={entry} />}
      </div>
    </Panel>
  );
}

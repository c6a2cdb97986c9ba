import { KINDS } from '../../../../model/content-text.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Panel } from '../ui/index.ts';
import type { Entry } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import { PictureField } from './picture-field.tsx';
import { SlugField } from './slug-field.tsx';
import { TextControl } from './text-control.tsx';
import { contentWords } from './words.ts';

/** What both languages share: address, picture, link, name. */
export function DetailsPanel({ session, entry }: { session: EntrySession; entry: Entry }) {
  const words = contentWords[useLocale()];
  const { hasSlug, hasCover } = KINDS[entry.kind];
  return (
    <Panel title={words.editor.details}>
      <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {entry.kind === 'testimonials' && (
            <TextControl session={session} path="person" label={words.fields.person} />
          )}
          {hasSlug && <SlugField session={session} entry={entry} />}
          {entry.kind === 'portfolio' && (
            <TextControl
              session={session}
              path="link"
              label={words.fields.link}
              hint={words.hints.link}
            />
          )}
        </div>
        {hasCover && <PictureField session={session} entry={entry} />}
      </div>
    </Panel>
  );
}

import { useEffect, useState } from 'react';
import { isSlug, suggestSlug } from '../../../../../model/content/slug.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Link } from '../../../features/navigation/index.ts';
import { studio } from '../../../studio/studio.ts';
import { Button } from '../../../controls/index.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import { nameField, textPath } from '../entry/entry-fields.ts';
import { publicPath } from '../publishing/public-path.ts';
import { isSlugTaken } from '../publishing/publish-operations.ts';
import { TextControl } from './text-control.tsx';
import { useField, useSessionView } from '../autosave/use-entry-session.ts';
import { contentMessages } from '../messages.ts';
import { editorMessages } from '../editor/messages.ts';

/** Milliseconds between the last key and the lookup of the address. */
const LOOKUP_DELAY = 600;

/** The entry's address: suggested from its title, checked for its form and against the other entries. */
export function SlugField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const locale = useLocale();
  const t = editorMessages[locale].slug;
  const slug = useField(session, 'slug').local;
  const taken = useSlugTaken(entry, slug);
  const suggestion = useSessionView(session, ({ fields }) => {
    for (const language of LOCALES) {
      const name = fields.get(textPath(language, nameField(entry.kind)))?.local ?? '';
      const suggested = suggestSlug(name, language);
      if (suggested !== '') return suggested;
    }
    return '';
  });
  const isLive = LOCALES.some((language) => entry.live[language] !== null);
  const malformed = slug !== '' && !isSlug(slug);
  const error = malformed ? t.malformed : taken ? t.taken : undefined;
  return (
    <div className="grid gap-2">
      <TextControl
        session={session}
        path="slug"
        label={contentMessages[locale].fields.slug}
        hint={isLive ? t.live : t.hint}
        error={error}
      />
      {isLive && (
        <Link
          className="control-link justify-self-start break-all"
          to={publicPath(entry)}
          target="_blank"
        >
          {studio.domain}
          {publicPath(entry)}
        </Link>
      )}
      {suggestion !== '' && suggestion !== slug && !isLive && (
        <Button
          variant="quiet"
          className="justify-self-start break-all"
          onClick={() => session.setText('slug', suggestion)}
        >
          {formatMessage(t.suggest, { slug: suggestion })}
        </Button>
      )}
    </div>
  );
}

function useSlugTaken({ kind, id }: Entry, slug: string): boolean {
  const [taken, setTaken] = useState('');
  useEffect(() => {
    if (!isSlug(slug)) return;
    let current = true;
    const timer = setTimeout(() => {
      // Publishing checks the address again, so a failed lookup needs no handling here.
      isSlugTaken(kind, id, slug).then(
        (isTaken) => current && setTaken(isTaken ? slug : ''),
        () => undefined,
      );
    }, LOOKUP_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [kind, id, slug]);
  return taken !== '' && taken === slug;
}

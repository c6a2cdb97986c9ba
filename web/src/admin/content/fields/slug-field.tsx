import { useEffect, useState } from 'react';
import { isSlug, suggestSlug } from '../../../../../model/content/slug.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Button } from '../../../admin-ui/index.ts';
import type { Entry } from '../../../../../model/content/draft.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { textAt, useText } from '../draft/use-entry.ts';
import { isSlugTaken } from '../publishing/acts.ts';
import { useSelected } from '../../../data/draft/use-draft.ts';
import { TextControl } from './text-control.tsx';
import { contentMessages } from '../messages.ts';
import { editorMessages } from '../editor/messages.ts';

const PATH = 'draft.shared.slug';

/** Milliseconds between the last key and the lookup of the address. */
const LOOKUP_DELAY = 600;

/** The entry's address: suggested from its title, checked for its form and against the other entries. */
export function SlugField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const locale = useLocale();
  const t = editorMessages[locale].slug;
  const slug = useText(session, PATH);
  const taken = useSlugTaken(entry, slug);
  const suggestion = useSelected(session, () => {
    const suggested = LOCALES.map((language) =>
      suggestSlug(textAt(session, `draft.${language}.title`), language),
    );
    return suggested.find((one) => one !== '') ?? '';
  });
  const isLive = LOCALES.some((language) => entry.published[language] !== null);
  const malformed = slug !== '' && !isSlug(slug);
  const error = malformed ? t.malformed : taken ? t.taken : undefined;
  return (
    <div className="grid gap-2">
      <TextControl
        session={session}
        kind={entry.kind}
        path={PATH}
        label={contentMessages[locale].fields.slug}
        hint={isLive ? t.live : t.hint}
        error={error}
      />
      {suggestion !== '' && suggestion !== slug && !isLive && (
        <Button
          variant="quiet"
          className="justify-self-start break-all"
          onClick={() => session.type(PATH, suggestion)}
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

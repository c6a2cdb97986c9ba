import { useEffect, useState } from 'react';
import { isSlug, suggestSlug } from '../../../../model/content-slug.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { Button, formatMessage } from '../../controls/index.ts';
import type { Entry } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import { nameField, textPath } from './fields.ts';
import { isSlugTaken } from './slug-taken.ts';
import { TextControl } from './text-control.tsx';
import { useField, useView } from './use-session.ts';
import { contentMessages } from './messages.ts';

/** Milliseconds after the last key before the address is looked up. */
const PAUSE = 600;

/** The entry's address: suggested from its title, checked for its form and against the other entries. */
export function SlugField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const t = contentMessages[useLocale()];
  const slug = useField(session, 'slug').local;
  const taken = useTaken(entry, slug);
  const suggestion = useView(session, ({ fields }) => {
    for (const locale of LOCALES) {
      const name = fields.get(textPath(locale, nameField(entry.kind)))?.local ?? '';
      const suggested = suggestSlug(name, locale);
      if (suggested !== '') return suggested;
    }
    return '';
  });
  const isLive = LOCALES.some((locale) => entry.live[locale] !== null);
  const malformed = slug !== '' && !isSlug(slug);
  const error = malformed ? t.slug.malformed : taken ? t.slug.taken : undefined;
  return (
    <div className="grid gap-2">
      <TextControl
        session={session}
        path="slug"
        label={t.fields.slug}
        hint={isLive ? t.slug.live : t.slug.hint}
        error={error}
      />
      {suggestion !== '' && suggestion !== slug && !isLive && (
        <Button
          look="quiet"
          className="justify-self-start break-all"
          onClick={() => session.type('slug', suggestion)}
        >
          {formatMessage(t.slug.suggest, { slug: suggestion })}
        </Button>
      )}
    </div>
  );
}

function useTaken({ kind, id }: Entry, slug: string): boolean {
  const [taken, setTaken] = useState('');
  useEffect(() => {
    if (!isSlug(slug)) return;
    let current = true;
    const timer = setTimeout(() => {
      // Publishing checks again; without a connection the answer can wait until then.
      isSlugTaken(kind, id, slug).then(
        (is) => current && setTaken(is ? slug : ''),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [kind, id, slug]);
  return taken !== '' && taken === slug;
}

import type { Locale } from '../../../../model/locale.ts';
import type { TextField } from '../../../../model/content-text.ts';
import { KINDS } from '../../../../model/content-text.ts';
import { suggestSlug } from '../../../../model/content-slug.ts';
import { useLocale } from '../../features/i18n/index.ts';
import type { Entry } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import { nameField, textPath } from './fields.ts';
import { MarkdownField } from './markdown-field.tsx';
import { PublishControls } from './publish-controls.tsx';
import { SearchPreview } from './search-preview.tsx';
import { StatusBadges } from './status-badges.tsx';
import { TextControl } from './text-control.tsx';
import { contentMessages } from './messages.ts';

const ROWS: Partial<Record<TextField, number>> = { summary: 3, quote: 6 };

/** One language of an entry: its texts, where they stand, and publishing them. */
export function LanguagePanel({
  session,
  entry,
  language,
  entered,
}: {
  session: EntrySession;
  entry: Entry;
  language: Locale;
  /** Called when the focus enters. */
  entered: (language: Locale) => void;
}) {
  const t = contentMessages[useLocale()];
  const { texts, hasSlug } = KINDS[entry.kind];

  /** A first title gives the address, until someone writes another. */
  function suggest(): void {
    const { fields } = session.view();
    if (!hasSlug || fields.get('slug')?.local !== '') return;
    const title = fields.get(textPath(language, nameField(entry.kind)))?.local ?? '';
    const slug = suggestSlug(title, language);
    if (slug !== '') session.type('slug', slug);
  }

  return (
    <section
      className="control-panel"
      aria-label={t.languages[language]}
      data-language={language}
      onFocus={() => entered(language)}
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-a-line px-4 py-2.5">
        <h2 className="text-base">{t.languages[language]}</h2>
        <span className="flex flex-wrap gap-1">
          <StatusBadges entry={entry} language={language} />
        </span>
      </div>
      <div className="grid gap-4 p-4">
        {texts.map((field) =>
          field === 'body' ? (
            <MarkdownField key={field} session={session} language={language} />
          ) : (
            <TextControl
              key={field}
              session={session}
              path={textPath(language, field)}
              label={t.fields[field]}
              hint={field === 'summary' || field === 'role' ? t.hints[field] : undefined}
              {...(ROWS[field] !== undefined && { rows: ROWS[field] })}
              lang={language}
              {...(field === nameField(entry.kind) && { onBlur: suggest })}
            />
          ),
        )}
        {entry.kind === 'blog' && <SearchPreview session={session} language={language} />}
      </div>
      <PublishControls session={session} entry={entry} language={language} />
    </section>
  );
}

import type { Locale } from '../../../../../model/locale.ts';
import type { TextField } from '../../../../../model/content/text.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import { languageStatus } from '../../../../../model/publishing/status.ts';
import { suggestSlug } from '../../../../../model/content/slug.ts';
import { Panel } from '../../../controls/index.ts';
import { useLocale } from '../../../features/locale/index.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import { nameField, textPath } from '../entry/entry-fields.ts';
import { MarkdownField } from '../fields/markdown-field.tsx';
import { PublishControls } from '../publishing/publish-controls.tsx';
import { useNow } from '../../../data/use-now.ts';
import { SearchPreview } from './search-preview.tsx';
import { StatusBadges } from '../publishing/status-badges.tsx';
import { TextControl } from '../fields/text-control.tsx';
import type { ContentMessages } from '../messages.ts';
import { contentMessages } from '../messages.ts';

const ROWS: Partial<Record<TextField, number>> = {
  summary: 3,
  quote: 6,
  situation: 4,
  decision: 4,
  outcome: 4,
};

/** What to write into a field; undefined for fields that need no words. */
function textHint(field: TextField, { hints }: ContentMessages): string | undefined {
  return field in hints ? hints[field as keyof typeof hints] : undefined;
}

/** One language of an entry: texts, status and publishing. */
export function LanguagePanel({
  session,
  entry,
  language,
  isInFront,
}: {
  session: EntrySession;
  entry: Entry;
  language: Locale;
  /** True for the language that a narrow window shows. */
  isInFront: boolean;
}) {
  const t = contentMessages[useLocale()];
  const now = useNow();
  const { texts, optionalTexts, hasSlug } = KINDS[entry.kind];

  /** Fills an empty address from the title. */
  function fillSlug(): void {
    const { fields } = session.getView();
    if (!hasSlug || fields.get('slug')?.local !== '') return;
    const title = fields.get(textPath(language, nameField(entry.kind)))?.local ?? '';
    const slug = suggestSlug(title, language);
    if (slug !== '') session.setText('slug', slug);
  }

  const controlOf = (field: TextField) =>
    field === 'body' ? (
      <MarkdownField key={field} session={session} language={language} />
    ) : (
      <TextControl
        key={field}
        session={session}
        path={textPath(language, field)}
        label={t.fields[field]}
        hint={textHint(field, t)}
        {...(ROWS[field] !== undefined && { rows: ROWS[field] })}
        lang={language}
        {...(field === nameField(entry.kind) && { onBlur: fillSlug })}
      />
    );

  return (
    <Panel
      title={t.languages[language]}
      aside={
        <span className="flex flex-wrap gap-1">
          <StatusBadges status={languageStatus(entry.kind, entry, language, now)} />
        </span>
      }
      className={isInFront ? '' : 'max-[1099px]:hidden'}
      aria-label={t.languages[language]}
      data-language={language}
    >
      <div className="grid gap-4 p-4">
        {texts.filter((field) => !optionalTexts.includes(field)).map(controlOf)}
        {optionalTexts.length > 0 && (
          <fieldset className="grid gap-4 rounded-lg border border-a-line p-3">
            <legend className="px-1 font-medium">{t.caseStudy.title}</legend>
            <p className="control-hint">{t.caseStudy.hint}</p>
            {optionalTexts.map(controlOf)}
          </fieldset>
        )}
        {entry.kind !== 'testimonials' && (
          <SearchPreview session={session} kind={entry.kind} language={language} />
        )}
      </div>
      <PublishControls session={session} entry={entry} language={language} />
    </Panel>
  );
}

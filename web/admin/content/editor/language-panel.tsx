import { useNow } from '#admin/data/use-now.ts';
import { Panel } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type TextField, fieldsOf, findField } from '#model/content/kinds.ts';
import { suggestSlug } from '#model/content/slug.ts';
import { languageStatus } from '#model/content/status.ts';
import type { Locale } from '#studio/locale.ts';
import type { OpenEntry } from '../draft/entry-store.ts';
import { textAt } from '../draft/use-entry.ts';
import { MarkdownField } from '../fields/markdown-field.tsx';
import { TextControl } from '../fields/text-control.tsx';
import { type ContentMessages, contentMessages } from '../messages.ts';
import { PublishControls } from '../publishing/publish-controls.tsx';
import { StatusBadges } from '../publishing/status-badges.tsx';

/** What a project may tell besides its title, summary and text. */
const CASE_STUDY: readonly TextField[] = ['situation', 'decision', 'outcome', 'figure', 'unit'];

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
}: OpenEntry & {
  language: Locale;
  /** True for the language that a narrow window shows. */
  isInFront: boolean;
}) {
  const t = contentMessages[useLocale()];
  const now = useNow();
  const { kind } = entry;
  const fields = fieldsOf(kind, language);
  const isOptional = ({ name }: (typeof fields)[number]) => CASE_STUDY.includes(name as TextField);

  /** Fills an empty address from the title. */
  function fillSlug(): void {
    if (!findField(kind, 'slug') || textAt(session, 'draft.shared.slug') !== '') return;
    const slug = suggestSlug(textAt(session, `draft.${language}.title`), language);
    if (slug !== '') session.type('draft.shared.slug', slug);
  }

  const controlOf = ({ name, type }: (typeof fields)[number]) =>
    type === 'markdown' ? (
      <MarkdownField key={name} session={session} kind={kind} language={language} />
    ) : (
      <TextControl
        key={name}
        session={session}
        kind={kind}
        path={`draft.${language}.${name}`}
        label={t.fields[name]}
        hint={textHint(name as TextField, t)}
        {...(ROWS[name as TextField] !== undefined && { rows: ROWS[name as TextField] })}
        lang={language}
        {...(name === 'title' && { onBlur: fillSlug })}
      />
    );

  return (
    <Panel
      title={t.languages[language]}
      aside={
        <span className="flex flex-wrap gap-1">
          <StatusBadges status={languageStatus(entry, language, now)} />
        </span>
      }
      className={isInFront ? '' : 'max-[1099px]:hidden'}
      aria-label={t.languages[language]}
      data-language={language}
    >
      <div className="grid gap-4 p-4">
        {fields.filter((field) => !isOptional(field)).map(controlOf)}
        {fields.some(isOptional) && (
          <fieldset className="grid gap-4 rounded-lg border border-a-line p-3">
            <legend className="px-1 font-medium">{t.caseStudy.title}</legend>
            <p className="text-hint text-a-muted">{t.caseStudy.hint}</p>
            {fields.filter(isOptional).map(controlOf)}
          </fieldset>
        )}
      </div>
      <PublishControls session={session} entry={entry} language={language} />
    </Panel>
  );
}

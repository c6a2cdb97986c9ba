import { useNow } from '#admin/data/use-now.ts';
import { Panel } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { fieldsOf, findField, CONTENT_TYPES } from '#model/content/content-types.ts';
import { fieldPath } from '#model/content/draft.ts';
import { suggestSlug } from '#model/content/slug.ts';
import { languageStatus } from '#model/content/status.ts';
import type { Locale } from '#studio/locale.ts';
import { type OpenEntry, textAt } from '../draft/entry-store.ts';
import { FieldList } from '../fields/field-list.tsx';
import { contentMessages } from '../messages.ts';
import { PublishControls } from '../publishing/publish-controls.tsx';
import { StatusBadges } from '../publishing/status-badges.tsx';

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
  const { type } = entry;

  /** Fills an empty slug from the name. */
  function fillSlug(): void {
    if (!findField(type, 'slug') || textAt(session, 'draft.shared.slug') !== '') return;
    const name = textAt(session, fieldPath(language, CONTENT_TYPES[type].nameField));
    const slug = suggestSlug(name, language);
    if (slug !== '') session.type('draft.shared.slug', slug);
  }

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
      <div className="grid gap-4 p-4 empty:hidden">
        <FieldList
          session={session}
          entry={entry}
          fields={fieldsOf(type, language)}
          language={language}
          onNameBlur={fillSlug}
        />
      </div>
      <PublishControls session={session} entry={entry} language={language} />
    </Panel>
  );
}

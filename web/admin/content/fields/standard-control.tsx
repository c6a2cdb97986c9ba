import { useUndoToast } from '#admin/data/draft/undo.ts';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { Badge, Button } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { NamedField } from '#model/content/content-types.ts';
import type { FieldPath } from '#model/content/field-paths.ts';
import { isReadable, problemsOf } from '#model/content/fields.ts';
import { sameValue } from '#model/same-value.ts';
import type { Locale } from '#studio/locale.ts';
import { InLanguage } from '../../ui/in-language.tsx';
import type { EntrySession } from '../save/entry-store.ts';
import type { ControlProps } from './field-control.ts';
import { fieldMessages } from './messages.ts';
import { problemText } from './problem-text.ts';

/** The value of a field. A standard is shown while null is stored, and taken for nothing typed. */
export function useFieldValue(
  session: EntrySession,
  path: FieldPath,
  field: NamedField,
  language: Locale,
) {
  const locale = useLocale();
  const hasStandard = field.standard !== undefined;
  const standard = field.standard?.[language];
  const value = (): unknown => {
    const stored = session.value(path);
    if (!hasStandard) return stored;
    return (stored ?? null) !== null && isReadable(field, stored) ? stored : standard;
  };
  const problems = useSelected(session, () =>
    !hasStandard || sameValue(value(), standard)
      ? ''
      : problemsOf(field, value())
          .filter(({ code, item }) => code !== 'too-long' && item === undefined)
          .map((problem) => problemText(fieldMessages[locale].thisText, problem, locale))
          .join(' '),
  );
  const showUndo = useUndoToast(session);
  const stored = (typed: unknown) => (hasStandard && sameValue(typed, standard) ? null : typed);
  return {
    standard,
    value,
    type: (typed: unknown) => session.type(path, stored(typed)),
    replace: (typed: unknown, text: string) =>
      showUndo(text, session.replace(new Map([[path, stored(typed)]])), standard),
    problems: problems === '' ? undefined : problems,
  };
}

/** Says that a field differs from its standard, and takes it back. */
export function StandardControl({
  session,
  language,
  standard,
  value,
  replace,
}: Pick<ControlProps, 'session' | 'language' | 'value' | 'replace'> & { standard: unknown }) {
  const t = fieldMessages[useLocale()];
  const isChanged = useSelected(session, () => !sameValue(value(), standard));
  if (!isChanged) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <Badge tone="info">{t.changed}</Badge>
      <Button variant="quiet" icon="undo" onClick={() => replace(standard, t.resetOne)}>
        <InLanguage text={t.standard} language={language} />
      </Button>
    </div>
  );
}

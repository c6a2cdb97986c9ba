import type { Locale } from '#studio/locale.ts';
import { type NamedField, type Part, fieldsOf } from './content-types.ts';
import { type Entry, fieldPath, textIn, valueAt } from './draft.ts';
import { type FieldProblem, isReadable, problemsOf } from './fields.ts';

export interface Problem extends FieldProblem {
  field: string;
}

/**
 * What prevents publishing a language of a draft, in the order of its fields; drafts themselves are not validated. Only the
 * function can tell whether the address is free and pictures are stored.
 */
export function findProblems(
  {
    type,
    draft,
    unreadable,
    wordFields = [],
  }: Pick<Entry, 'type' | 'draft' | 'unreadable' | 'wordFields'>,
  locale: Locale,
): Problem[] {
  function problemsIn(part: Part, field: NamedField): FieldProblem[] {
    const { name, pairedWith, required } = field;
    if (unreadable.includes(fieldPath(part, name))) return [{ code: 'unreadable' }];
    const isRequired =
      pairedWith === undefined ? required : textIn(draft, part, pairedWith).trim() !== '';
    return problemsOf(field, draft[part][name], isRequired);
  }
  const inFields = [locale, 'shared' as const].flatMap((part) =>
    fieldsOf(type, part).flatMap((field) =>
      problemsIn(part, field).map((problem) => ({ field: field.name, ...problem })),
    ),
  );
  // What does not fit a text of the page is not shown to anybody.
  const inWords = wordFields.flatMap((field) => {
    const value = valueAt(draft, fieldPath(field.isShared ? 'shared' : locale, field.name));
    if (value === null || !isReadable(field, value)) return [];
    return problemsOf(field, value).map((problem) => ({ field: field.name, ...problem }));
  });
  return [...inFields, ...inWords];
}

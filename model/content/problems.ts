import type { Locale } from '#studio/locale.ts';
import { endOfDay } from '../time-zone.ts';
import { type NamedField, type Part, fieldsOf, findField } from './content-types.ts';
import { type Entry, textIn } from './draft.ts';
import { fieldPath, valueAt } from './field-paths.ts';
import { type FieldProblem, type Problem, isEmptyValue, isReadable, problemsOf } from './fields.ts';

/**
 * Problems in the order of the fields. Only the function can tell whether a slug is free and pictures are stored.
 * @param at from when visitors would get it, in milliseconds since 1970
 */
export function findProblems(
  {
    type,
    draft,
    unreadable,
    wordFields = [],
  }: Pick<Entry, 'type' | 'draft' | 'unreadable' | 'wordFields'>,
  locale: Locale,
  at = Date.now(),
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
  // A stored text that no longer fits the page is shown to nobody.
  const inWords = wordFields.flatMap((field) => {
    const value = valueAt(draft, fieldPath(locale, field.name));
    if (value === null || (!isEmptyValue(value) && !isReadable(field, value))) return [];
    return problemsOf(field, value).map((problem) => ({ field: field.name, ...problem }));
  });
  const numberIn = (name: string) =>
    Number(draft.shared[name] ?? findField(type, name)?.standard?.[locale]);
  const tooEarly = fieldsOf(type, 'shared').flatMap(({ name, after }) =>
    after !== undefined && numberIn(name) <= numberIn(after)
      ? [{ field: name, code: 'too-early' as const }]
      : [],
  );
  const past = fieldsOf(type, 'shared').flatMap(({ name, lastDayOf }) => {
    if (lastDayOf === undefined || textIn(draft, locale, lastDayOf).trim() === '') return [];
    const isOver = endOfDay(textIn(draft, 'shared', name)) <= at;
    return isOver ? [{ field: name, code: 'past' as const }] : [];
  });
  return [...inFields, ...inWords, ...tooEarly, ...past];
}

import { flushSync } from 'react-dom';
import type { FieldPath } from '../../../../../model/content/draft.ts';
import type { ContentKind, Texts } from '../../../../../model/content/kinds.ts';
import { textFields } from '../../../../../model/content/kinds.ts';
import type { Locale } from '../../../../../model/locale.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { textAt } from '../draft/use-entry.ts';
import { typeIntoField } from '../fields/field-control.ts';

/**
 * Types the texts of a language into the editor, in place of what it shows: they are saved, seen and undone like typing.
 * @returns what the editor showed before
 */
export function typeTexts(
  session: EntrySession,
  kind: ContentKind,
  language: Locale,
  texts: Texts,
): Texts {
  session.readTyped();
  const before: Texts = {};
  for (const field of textFields(kind)) {
    const path: FieldPath = `draft.${language}.${field}`;
    const text = texts[field] ?? '';
    before[field] = textAt(session, path);
    if (text === before[field]) continue;
    // The formatted view takes the text from the session.
    const isTyped = flushSync(() => typeIntoField(path, text));
    if (!isTyped || textAt(session, path) !== text) session.type(path, text);
  }
  return before;
}

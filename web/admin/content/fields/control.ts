import type { NamedField } from '#model/content/content-types.ts';
import type { Entry, FieldPath } from '#model/content/draft.ts';
import type { Locale } from '#studio/locale.ts';
import type { EntrySession } from '../draft/entry-store.ts';

export interface ControlProps {
  session: EntrySession;
  entry: Entry;
  field: NamedField;
  /** Of the field, or of a field of an item. */
  path: FieldPath;
  /** The value that the editor shows. */
  value: () => unknown;
  type: (value: unknown) => void;
  /** Of the text; absent in fields of both languages. */
  language?: Locale | undefined;
  onBlur?: (() => void) | undefined;
  /** For a control whose text is its own label. */
  hideLabel?: boolean | undefined;
  error?: string | undefined;
}

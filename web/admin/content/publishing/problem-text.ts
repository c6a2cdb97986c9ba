import { formatMessage } from '#browser/locale/format.ts';
import type { FieldProblem } from '#model/content/fields.ts';
import type { Locale } from '#studio/locale.ts';
import { publishingMessages } from './messages.ts';

/** Says what is wrong with a value. @param field what it is called */
export const problemText = (
  field: string,
  { code, limit, name }: FieldProblem,
  locale: Locale,
): string =>
  formatMessage(publishingMessages[locale].codes[code], {
    field,
    limit: limit ?? '',
    ...(name !== undefined && { name: `{${name}}` }),
  });

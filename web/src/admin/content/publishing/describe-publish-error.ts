import * as v from 'valibot';
import type { Locale } from '../../../../../model/locale.ts';
import { changedFieldSchema } from '../../../../../model/publishing/api.ts';
import { ApiError } from '../../../data/api-client.ts';
import type { ErrorDescription } from '../../../data/error-message.ts';
import { describeError } from '../../../data/error-message.ts';
import { formatMessage } from '../../../features/locale/index.ts';
import { contentMessages } from '../messages.ts';
import { publishingMessages } from './messages.ts';

/** Says why nothing was published, taken off the site or restored. */
export function describePublishError(error: unknown, locale: Locale): ErrorDescription {
  const t = publishingMessages[locale];
  const { fields } = contentMessages[locale];
  const { failures, nothingChanged } = t;
  const { reason, details } = error instanceof ApiError ? error : { reason: '', details: {} };
  const known: Readonly<Record<string, string>> = failures;
  const changed = v.safeParse(changedFieldSchema, details);
  const field = changed.success ? fields[changed.output.field] : '';
  const { text, expected } = describeError(error, locale);
  const why = known[reason];
  return {
    text: `${nothingChanged} ${why === undefined ? text : formatMessage(why, { field })}`,
    expected: expected || why !== undefined,
  };
}

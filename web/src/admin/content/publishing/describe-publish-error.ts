import * as v from 'valibot';
import { changedSinceSchema } from '../../../../../model/content/acts.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { ApiError } from '../../../data/api-client.ts';
import type { ErrorDescription } from '../../../data/error-message.ts';
import { describeError } from '../../../data/error-message.ts';
import { formatMessage } from '../../../features/locale/index.ts';
import { contentMessages } from '../messages.ts';
import { publishingMessages } from './messages.ts';

/** Says why nothing was published or taken off the site. */
export function describePublishError(error: unknown, locale: Locale): ErrorDescription {
  const { failures, nothingChanged, shared } = publishingMessages[locale];
  const names = { ...contentMessages[locale].languages, shared };
  const { reason, details } = error instanceof ApiError ? error : { reason: '', details: {} };
  const known: Readonly<Record<string, string>> = failures;
  const changed = v.safeParse(changedSinceSchema, details);
  const parts = changed.success ? changed.output.parts.map((part) => names[part]).join(', ') : '';
  const { text, expected } = describeError(error, locale);
  const why = known[reason];
  return {
    text: `${nothingChanged} ${why === undefined ? text : formatMessage(why, { parts })}`,
    expected: expected || why !== undefined,
  };
}

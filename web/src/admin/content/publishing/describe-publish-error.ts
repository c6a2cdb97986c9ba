import type { ChangedSince } from '../../../../../model/content/acts.ts';
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
  const { parts = [] } = details as Partial<ChangedSince>;
  const { text, expected } = describeError(error, locale);
  const why = known[reason];
  return {
    text: `${nothingChanged} ${why === undefined ? text : formatMessage(why, { parts: parts.map((part) => names[part]).join(', ') })}`,
    expected: expected || why !== undefined,
  };
}

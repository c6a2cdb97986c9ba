import type { Locale } from '../../../../model/locale.ts';
import { otherLocale } from '../../../../model/locale.ts';
import type { PictureInUse } from '../../../../model/pictures/api.ts';
import { ApiError } from '../../data/api-client.ts';
import type { ErrorDescription } from '../../data/error-message.ts';
import { describeReason } from '../../data/error-message.ts';
import { formatMessage } from '../../features/locale/index.ts';
import { pictureMessages } from './messages.ts';

/** Describes why a picture was not uploaded, changed or deleted. */
export function describePictureError(error: unknown, locale: Locale): ErrorDescription {
  const t = pictureMessages[locale];
  if (!(error instanceof ApiError) || error.reason !== 'picture_in_use') {
    return describeReason(error, locale, t.refused);
  }
  const { uses } = error.details as PictureInUse;
  const names = uses.map(
    ({ title }) => title[locale] || title[otherLocale(locale)] || t.details.untitled,
  );
  return { text: formatMessage(t.pictureInUse, { names: names.join(', ') }), expected: true };
}

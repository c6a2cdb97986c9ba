import type { Locale } from '../../../../model/locale.ts';
import { ApiError } from '../../data/api-client.ts';
import type { ErrorDescription } from '../../data/error-message.ts';
import { describeError } from '../../data/error-message.ts';
import { pictureMessages } from './messages.ts';

/** Describes why a picture was not changed. */
export function describePictureError(error: unknown, locale: Locale): ErrorDescription {
  const reason = error instanceof ApiError ? error.reason : '';
  const refused: Readonly<Record<string, string>> = pictureMessages[locale].refused;
  const text = refused[reason];
  return text === undefined ? describeError(error, locale) : { text, expected: true };
}

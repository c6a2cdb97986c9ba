import type { Locale } from '../../../../model/locale.ts';
import type { ErrorDescription } from '../../data/error-message.ts';
import { describeReason } from '../../data/error-message.ts';
import { pictureMessages } from './messages.ts';

/** Describes why a picture was not uploaded or changed. */
export const describePictureError = (error: unknown, locale: Locale): ErrorDescription =>
  describeReason(error, locale, pictureMessages[locale].refused);

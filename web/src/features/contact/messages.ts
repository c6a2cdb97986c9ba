import type { FieldErrorCode } from '../../../../model/contact/limits.ts';
import type { Package } from '../../studio/packages.ts';

/** Texts of the contact form; the values are in web/src/pages/contact-us/messages.ts. */
export interface ContactMessages {
  form: Record<
    | 'title'
    | 'name'
    | 'email'
    | 'emailHint'
    | 'company'
    | 'optional'
    | 'package'
    | 'packageNone'
    | 'message'
    | 'messageHint'
    | 'honeypot'
    | 'send'
    | 'sending'
    | 'draft'
    | 'discard'
    | 'offline'
    | 'privacy',
    string
  > & { packages: Record<Package, string> };
  fieldErrors: Record<FieldErrorCode, string>;
  results: Record<
    | 'sentTitle'
    | 'sentText'
    | 'reference'
    | 'another'
    | 'refused'
    | 'tooLarge'
    | 'tooMany'
    | 'failed'
    | 'offline'
    | 'slow'
    | 'otherWay',
    string
  >;
}

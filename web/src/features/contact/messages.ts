import type { FieldErrorCode } from '../../../../model/contact-limits.ts';

/** What the form says; the words themselves stand beside the contact page. */
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
    | 'offline',
    string
  > & { packages: Record<'basic' | 'plus' | 'premium', string> };
  problems: Record<FieldErrorCode, string>;
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

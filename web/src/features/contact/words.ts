import type { Problem } from './fields.ts';

/** What the form says; the words themselves stand beside the contact page. */
export interface ContactWords {
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
  problems: Record<Problem, string>;
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

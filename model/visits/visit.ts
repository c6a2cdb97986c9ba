import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { VISIT_LIMITS } from './limits.ts';

/** A name, with `_` as some have it, or an IPv6 address. */
const HOST = /^(?:[a-z0-9_](?:[\w.-]*[a-z0-9_])?|\[[0-9a-f:.]+\])?$/;
const SOURCE = /^[\p{L}\p{N}._-]*$/u;

const page = v.pipe(v.string(), v.maxLength(VISIT_LIMITS.page), v.regex(/^\/\P{Cs}*$/u));

const referrer = v.pipe(
  v.string(),
  v.maxLength(VISIT_LIMITS.referrer),
  // `example.com.` is the same host.
  v.transform((host) => host.replace(/\.$/, '')),
  v.regex(HOST),
);

const source = v.pipe(v.string(), v.maxLength(VISIT_LIMITS.source), v.regex(SOURCE));

export const visitSchema = v.strictObject({
  page,
  locale: v.picklist(LOCALES),
  referrer,
  source,
  first: v.boolean(),
});
export type Visit = v.InferOutput<typeof visitSchema>;

/** The page that was entered first in the tab, and what led to it. */
export const referralSchema = v.object({ page, referrer, source });
export type Referral = v.InferOutput<typeof referralSchema>;

/** The campaign, else the host; '' for neither. */
export const sourceOf = ({
  source: campaign,
  referrer: host,
}: Pick<Referral, 'referrer' | 'source'>) => campaign || host;

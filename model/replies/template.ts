import * as v from 'valibot';
import { TEMPLATE_LIMITS } from './limits.ts';

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TEMPLATE_LIMITS.name));
const body = v.pipe(v.string(), v.trim(), v.maxLength(TEMPLATE_LIMITS.text));

/** A text to start a reply from. `{name}` and `{reference}` stand for those of the message. */
export const templateSchema = v.strictObject({
  /** What admins call it. */
  name: line,
  /** In the language of the sender; '' where there is none. */
  text: v.strictObject({ en: body, id: body }),
});
export type ReplyTemplate = v.InferOutput<typeof templateSchema>;

/**
 * `setting/reply_templates`; functions only. `version` grows with each change: whoever edited an older one does not
 * overwrite it.
 */
export const templatesSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  templates: v.pipe(v.array(templateSchema), v.maxLength(TEMPLATE_LIMITS.most)),
});
export type ReplyTemplates = v.InferOutput<typeof templatesSchema>;

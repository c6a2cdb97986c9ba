import * as v from 'valibot';
import type { Actor } from '../../../model/audit/actor.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import { DEFAULT_TEMPLATES } from '../../../model/replies/default-templates.ts';
import type { ReplyTemplates } from '../../../model/replies/template.ts';
import { templatesSchema } from '../../../model/replies/template.ts';
import { record } from '../audit/record.ts';
import { collection, database } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';

const NAME = 'reply_templates';

const templatesOf = (stored: unknown): ReplyTemplates => {
  const parsed = v.safeParse(templatesSchema, stored);
  return parsed.success ? parsed.output : DEFAULT_TEMPLATES;
};

/** The texts to start a reply from: those that admins have written, or the ones that the product begins with. */
export async function readTemplates(): Promise<ReplyTemplates> {
  return templatesOf((await collection('setting').doc(NAME).get()).data());
}

/**
 * Replaces the texts to start a reply from.
 * @throws {HttpError} 409 where they have been changed since the version that was edited
 */
export async function setTemplates(
  { version, templates }: ReplyTemplates,
  admin: Actor,
): Promise<ReplyTemplates> {
  const document = collection('setting').doc(NAME);
  return database().runTransaction(async (transaction) => {
    if (templatesOf((await transaction.get(document)).data()).version !== version) {
      const message = 'Somebody else has changed these texts meanwhile. Open them again.';
      throw new HttpError(409, 'templates_changed', message);
    }
    const changed: ReplyTemplates = { version: version + 1, templates };
    transaction.set(document, changed);
    const target = `${COLLECTIONS.setting}/${NAME}`;
    record(transaction, admin, { action: 'reply_templates', target, detail: '' });
    return changed;
  });
}

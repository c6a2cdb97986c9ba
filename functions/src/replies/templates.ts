import * as v from 'valibot';
import type { Actor } from '../../../model/audit/actor.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import type { ReplyTemplates } from '../../../model/replies/template.ts';
import { templatesSchema } from '../../../model/replies/template.ts';
import { record } from '../audit/record.ts';
import { collection, database } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';

/** The texts to start from until an admin has edited them. */
export const DEFAULT_TEMPLATES: ReplyTemplates = {
  version: 0,
  templates: [
    {
      name: 'Thank you / Terima kasih',
      text: {
        en: 'Hello {name},\n\nthank you for your message. I have read it and will get back to you with a first idea and an estimate by …',
        id: 'Halo {name},\n\nterima kasih atas pesannya. Sudah saya baca, dan saya akan kembali dengan gambaran awal beserta perkiraan biayanya paling lambat …',
      },
    },
    {
      name: 'Questions / Pertanyaan',
      text: {
        en: 'Hello {name},\n\nthank you for writing to us. To give you a useful answer I need to know a little more:\n\n1. Who will use it, and how many people?\n2. What do you use today?\n3. By when do you need it?\n\nA few words on each are enough.',
        id: 'Halo {name},\n\nterima kasih sudah menghubungi kami. Supaya jawaban kami tepat, ada beberapa hal yang ingin saya tanyakan:\n\n1. Siapa yang akan memakainya, dan kira-kira berapa orang?\n2. Saat ini memakai apa?\n3. Kapan dibutuhkan?\n\nBeberapa kata saja sudah cukup.',
      },
    },
    {
      name: 'Call / Bertemu',
      text: {
        en: 'Hello {name},\n\nthank you for your message. Shall we talk about it? I could call you on … or … (Jakarta time); half an hour is enough. Your reference is {reference}.',
        id: 'Halo {name},\n\nterima kasih atas pesannya. Bagaimana kalau kita bicarakan langsung? Saya bisa pada … atau … (WIB); setengah jam sudah cukup. Nomor referensinya {reference}.',
      },
    },
  ],
};

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

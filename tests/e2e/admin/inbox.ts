import { messageRecord } from '../../records/message.ts';
import { type Page, adminTest as base } from '../accounts.ts';

export { expect } from '../accounts.ts';
export type { Page } from '../accounts.ts';

export interface Sent {
  id: string;
  name: string;
}

interface InboxFixtures {
  /**
   * Creates messages with a unique sender, the first one newest. They are deleted after the test. A part that is undefined
   * is left out.
   */
  send: <Texts extends readonly string[]>(
    texts: readonly [...Texts],
    part?: object,
  ) => Promise<{ [Index in keyof Texts]: Sent }>;
  /** Reads a field of a message from the database. */
  stored: (message: Sent, field: string) => Promise<unknown>;
}

export const test = base.extend<InboxFixtures>({
  send: async ({ database, deleteAfterTest }, give) => {
    await give(async (texts, part = {}) => {
      const mark = crypto.randomUUID().slice(0, 8);
      const batch = database.batch();
      const sent = texts.map((message, index) => {
        const id = `E2E-${mark}-${index}`;
        const name = `Sender ${mark} ${index}`;
        deleteAfterTest(`contact_message/${id}`);
        const record = messageRecord({
          reference: id,
          name,
          email: `sender-${mark}@contoh.example`,
          message,
          locale: 'en',
          // Newer than all other messages, so that they are first in the list.
          created_date: new Date(Date.now() + 3_600_000 - index * 1000),
          ...part,
        });
        batch.set(database.doc(`contact_message/${id}`), record);
        return { id, name };
      });
      await batch.commit();
      return sent as never;
    });
  },

  stored: async ({ database }, give) => {
    await give(async ({ id }, field) =>
      (await database.doc(`contact_message/${id}`).get()).get(field),
    );
  },
});

/** Opens the inbox, optionally with an open message. */
export async function openInbox(page: Page, message?: Sent): Promise<void> {
  await page.goto(`/admin/messages${message ? `?message=${message.id}` : ''}`);
}

/** Keys of the texts of an admin that the browser still has. */
export const localDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('_draft:')));

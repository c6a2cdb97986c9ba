import { messageRecord } from '../../records/message.ts';
import { type Page, adminTest as base } from '../accounts.ts';

export { expect } from '../accounts.ts';
export type { Page } from '../accounts.ts';

export interface Sent {
  id: string;
  name: string;
  /** Finds the messages of this test alone: other tests send at the same time. */
  search: string;
}

interface InboxFixtures {
  /**
   * Creates a message with a unique sender, listed before all others and after those of the same test. It is deleted after
   * the test. A part that is undefined is left out.
   */
  send: (text: string, part?: object) => Promise<Sent>;
  stored: (message: Sent, field: string) => Promise<unknown>;
}

export const test = base.extend<InboxFixtures>({
  send: async ({ database, deleteAfterTest }, give) => {
    const mark = crypto.randomUUID().slice(0, 8);
    let count = 0;
    await give(async (message, part = {}) => {
      const id = `E2E-${mark}-${count}`;
      deleteAfterTest(`contact_message/${id}`);
      const record = messageRecord({
        reference: id,
        name: `Sender ${mark} ${count}`,
        email: `sender-${mark}@contoh.example`,
        message,
        locale: 'en',
        created_date: new Date(Date.now() + 3_600_000 - count * 1000),
        ...part,
      });
      count += 1;
      await database.doc(`contact_message/${id}`).set(record);
      return { id, name: record.name, search: mark };
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

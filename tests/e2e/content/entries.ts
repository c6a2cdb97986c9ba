import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#model/collections.ts';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import type { ContentType } from '#model/content/type-names.ts';
import { type EntryChanges, entryRecord } from '../../records/entry.ts';
import { type Page, expect, adminTest as base } from '../accounts.ts';

export { textsFor } from '../../records/entry.ts';
export { expect } from '../accounts.ts';
export type { Page } from '../accounts.ts';

interface Made {
  id: string;
  path: string;
  /** English title, or the person of a testimonial with the first words. */
  name: string;
  /** The parts of the editor that belong to one language. */
  english: Locator;
  indonesian: Locator;
  stored: (field: string) => Promise<unknown>;
  /** Changes fields of a part of the draft as another admin's browser would. */
  saveElsewhere: (part: 'en' | 'id' | 'shared', fields: Record<string, unknown>) => Promise<void>;
}

export type MakeEntry = (type: ContentType, changes?: EntryChanges) => Promise<Made>;

interface EntryFixtures {
  /** The stored entry, and the parts of its editor. */
  entryAt: (type: ContentType, id: string) => Omit<Made, 'name'>;
  /** Creates an entry in the database; the entry and its history are deleted after the test. */
  makeEntry: MakeEntry;
  /** Creates an entry and opens it in the editor. */
  edit: MakeEntry;
}

export const test = base.extend<EntryFixtures>({
  entryAt: async ({ page, database, deleteAfterTest }, give) => {
    await give((type, id) => {
      const { collection, publications } = CONTENT_TYPES[type];
      const path = `${collection}/${id}`;
      deleteAfterTest(path);
      deleteAfterTest(`${publications}/${id}`);
      return {
        id,
        path,
        english: languagePanel(page, 'English'),
        indonesian: languagePanel(page, 'Indonesian'),
        stored: async (field) => (await database.doc(path).get()).get(field) as unknown,
        saveElsewhere: async (part, fields) => {
          const values = Object.entries(fields).map(([name, value]) => [
            `draft.${part}.${name}`,
            value,
          ]);
          const revision = { [`revision.${part}`]: FieldValue.increment(1) };
          await database.doc(path).update({ ...Object.fromEntries(values), ...revision });
        },
      };
    });
  },

  makeEntry: async ({ entryAt, database }, give) => {
    const listed: [ContentType, string][] = [];
    await give(async (type, changes = {}) => {
      const id = `e2e-${randomUUID().slice(0, 8)}`;
      listed.push([type, id]);
      const entry = entryAt(type, id);
      const order = CONTENT_TYPES[type].isOrdered ? { order: 1000 } : {};
      const record = entryRecord(type, id, { updated_by: 'seed-admin', ...order, ...changes });
      await database.doc(entry.path).set(record);
      return { ...entry, name: type === 'testimonials' ? `${id}: Good, ${id} en` : `${id} en` };
    });
    for (const [type, id] of listed) {
      const list = database.collection(COLLECTIONS.contentList).doc(type);
      await list.update(new FieldPath('entries', id), FieldValue.delete());
    }
  },

  edit: async ({ page, makeEntry }, give) => {
    await give(async (type, changes) => {
      const made = await makeEntry(type, changes);
      await openEntry(page, type, made.id);
      return made;
    });
  },
});

export function languagePanel(page: Page, language: 'English' | 'Indonesian'): Locator {
  return page.getByRole('region', { name: language, exact: true });
}

/** The button of a language that publishes its text. It is pressed by keyboard: it moves while texts load. */
export const publishButton = (panel: Locator): Locator =>
  panel.getByRole('button', { name: /^Publish \(/ });

/** Waits until the editor shows the status of a language. */
export const expectStatus = (panel: Locator, status: string): Promise<void> =>
  expect(panel.getByText(status, { exact: true })).toBeVisible();

/** Publishes the text of a language, and waits until it is public. */
export async function publish(panel: Locator): Promise<void> {
  await publishButton(panel).press('Enter');
  await expectStatus(panel, 'Published');
}

/** Waits until the editor shows that everything is saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
}

export async function openEntry(page: Page, type: ContentType, id: string): Promise<void> {
  await page.goto(`/admin/${type}?entry=${id}`);
  await expect(page.locator('[data-save]')).toBeVisible();
}

import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { type Firestore, FieldPath, FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#model/collections.ts';
import { type ContentType, CONTENT_TYPES } from '#model/content/content-types.ts';
import { newRecord } from '#model/content/draft.ts';
import { type Page, expect, adminTest as base } from '../accounts.ts';

export { expect } from '../accounts.ts';
export type { Page } from '../accounts.ts';

interface Made {
  id: string;
  path: string;
  /** English title, or the person of a testimonial. */
  name: string;
}

interface Changes extends Record<string, unknown> {
  draft?: Partial<Record<'en' | 'id' | 'shared', object>>;
}

interface EntryFixtures {
  /**
   * Creates an entry in the database; the entry and its history are deleted after the test.
   * @param changes of its record; of `draft`, fields of its parts
   */
  makeEntry: (type: ContentType, changes?: Changes) => Promise<Made>;
}

export function article(title: string) {
  return { title, summary: `About ${title}`, body: `# ${title}\n\nSome **text**.` };
}

/** Changes fields of a part of a draft as another admin's browser would: the revision of the part rises by one. */
export async function saveElsewhere(
  database: Firestore,
  path: string,
  part: 'en' | 'id' | 'shared',
  fields: Record<string, unknown>,
): Promise<void> {
  const values = Object.entries(fields).map(([name, value]) => [`draft.${part}.${name}`, value]);
  const revision = { [`revision.${part}`]: FieldValue.increment(1) };
  await database.doc(path).update({ ...Object.fromEntries(values), ...revision });
}

export const test = base.extend<EntryFixtures>({
  makeEntry: async ({ server: { database }, deleteAfterTest }, give) => {
    const made: { type: ContentType; id: string }[] = [];
    await give(async (type, { draft, ...changes } = {}) => {
      const id = `e2e-${randomUUID()}`;
      const name = `Entry ${id.slice(4, 12)}`;
      const { collection, publications, isOrdered } = CONTENT_TYPES[type];
      const path = `${collection}/${id}`;
      deleteAfterTest(path);
      deleteAfterTest(`${publications}/${id}`);
      made.push({ type, id });
      const now = new Date();
      const empty = newRecord(type);
      const isArticle = type !== 'testimonials';
      const text = (title: string) => ({
        ...empty.draft.en,
        ...(isArticle ? article(title) : { quote: title, role: 'Owner' }),
      });
      await database.doc(path).set({
        ...empty,
        created_date: now,
        updated_by: 'seed-admin',
        updated_date: now,
        ...(isOrdered && { order: 1000 }),
        ...changes,
        draft: {
          en: { ...text(name), ...draft?.en },
          id: { ...text(`Entri ${id.slice(4, 12)}`), ...draft?.id },
          shared: {
            ...empty.draft.shared,
            ...(isArticle ? { slug: id } : { person: name }),
            ...draft?.shared,
          },
        },
      });
      return { id, path, name };
    });
    for (const { type, id } of made) {
      const list = database.collection(COLLECTIONS.contentList).doc(type);
      await list.update(new FieldPath('entries', id), FieldValue.delete());
    }
  },
});

/** The part of the editor that belongs to one language. */
export function languagePanel(page: Page, language: 'English' | 'Indonesian'): Locator {
  return page.getByRole('region', { name: language, exact: true });
}

/** Waits until the editor shows that everything is saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
}

export async function openEntry(page: Page, type: ContentType, id: string): Promise<void> {
  await page.goto(`/admin/${type}?entry=${id}`);
  await expect(page.locator('[data-save]')).toBeVisible();
}

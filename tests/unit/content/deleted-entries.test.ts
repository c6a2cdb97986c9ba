import { expect, test, vi } from 'vitest';
import type { AuditRecord } from '../../../model/audit/entry.ts';
import { findDeletedEntries } from '../../../web/src/admin/content/entry/entry-operations.ts';

// The functions under test use no part of the SDK.
vi.mock('../../../web/src/firebase/firestore.ts', () => ({}));

let newest = 1000;

/** An audit record that is older than the one before. */
function record(action: AuditRecord['action'], target: string, detail = 'A post') {
  const value = { action, target, detail, by: 'u', by_email: 'ani@contoh.example' };
  return { id: target, ok: true, value: { ...value, created_date: newest-- } } as const;
}

test('an entry is deleted if its newest record is a deletion', () => {
  const records = [
    record('content_delete', 'blog_post/deleted-again'),
    record('content_restore', 'blog_post/back'),
    record('content_restore', 'blog_post/deleted-again'),
    record('content_delete', 'blog_post/back'),
    record('content_delete', 'blog_post/deleted-again'),
  ];
  const [only, ...others] = findDeletedEntries('blog', records);
  expect(only).toEqual({
    id: 'deleted-again',
    name: 'A post',
    deletedBy: 'ani@contoh.example',
    deletedAt: records[0]?.value.created_date,
  });
  expect(others).toEqual([]);
});

test('records of other kinds and malformed records are skipped', () => {
  const records = [
    { id: 'x', ok: false as const, problems: ['action: missing'] },
    record('content_delete', 'testimonial/one'),
    record('content_delete', 'portfolio_item/two'),
  ];
  expect(findDeletedEntries('portfolio', records).map(({ id }) => id)).toEqual(['two']);
  expect(findDeletedEntries('blog', records)).toEqual([]);
});

test('a user without an e-mail address is named by uid', () => {
  const deleted = record('content_delete', 'blog_post/one');
  const [entry] = findDeletedEntries('blog', [
    { ...deleted, value: { ...deleted.value, by_email: '' } },
  ]);
  expect(entry?.deletedBy).toBe('u');
});

import { expect, test } from 'vitest';
import type { AuditRecord } from '../../model/audit-log.ts';
import { stillDeleted } from '../../web/src/admin/content/deleted.ts';

let newest = 1000;

/** Lines of the log, the first one newest. */
function line(action: AuditRecord['action'], target: string, detail = 'A post') {
  const value = { action, target, detail, by: 'u', by_email: 'ani@contoh.example' };
  return { id: target, ok: true, value: { ...value, created_date: newest-- } } as const;
}

test('an entry is deleted where the newest line about it says so', () => {
  const lines = [
    line('content_delete', 'blog_post/deleted-again'),
    line('content_restore', 'blog_post/back'),
    line('content_restore', 'blog_post/deleted-again'),
    line('content_delete', 'blog_post/back'),
    line('content_delete', 'blog_post/deleted-again'),
  ];
  const [only, ...others] = stillDeleted('blog', lines);
  expect(only).toEqual({
    id: 'deleted-again',
    name: 'A post',
    by: 'ani@contoh.example',
    at: lines[0]?.value.created_date,
  });
  expect(others).toEqual([]);
});

test('each kind has its own, and a line that cannot be read stops nothing', () => {
  const lines = [
    { id: 'x', ok: false as const, problems: ['action: missing'] },
    line('content_delete', 'testimonial/one'),
    line('content_delete', 'portfolio_item/two'),
  ];
  expect(stillDeleted('portfolio', lines).map(({ id }) => id)).toEqual(['two']);
  expect(stillDeleted('blog', lines)).toEqual([]);
});

test('whoever has no address is named by uid', () => {
  const deleted = line('content_delete', 'blog_post/one');
  const [entry] = stillDeleted('blog', [{ ...deleted, value: { ...deleted.value, by_email: '' } }]);
  expect(entry?.by).toBe('u');
});

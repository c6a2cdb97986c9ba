import { expect, test, vi } from 'vitest';
import { serving } from '../../functions/support/requests.ts';

test('an unexpected error is logged with its place and without a visitor’s data', async () => {
  const logged = vi.spyOn(console, 'error');
  // The logger keeps the console that it finds when it is loaded.
  vi.resetModules();
  const { group } = await import('../../../functions/src/http/group.ts');
  const answer = (): Response => {
    throw new Error('no room for ayu@contoh.example, +62 812 3456 7890, /x?name=Ayu');
  };
  const failing = group('failing', (app) => app.get('*', answer));
  expect((await serving(failing, async (origin) => fetch(origin))).status).toBe(500);
  const log = logged.mock.calls.join('\n');
  expect(log).toContain('no room for [email], [number], /x');
  expect(log).toMatch(/answer .*log\.apart\.test\.ts/);
  expect(log).not.toMatch(/ayu|7890/i);
});

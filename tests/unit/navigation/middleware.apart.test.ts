import { afterEach, expect, test, vi } from 'vitest';
import { Redirect, UnknownMiddleware, passMiddleware } from '#site/client/middleware.ts';

const session = vi.hoisted(() => ({ guardPage: vi.fn() }));
vi.mock('#site/features/session/guards.ts', () => session);
afterEach(() => session.guardPage.mockReset());

test.each(['nobody', 'constructor'])(
  '"%s" is an error, and no later middleware runs',
  async (name) => {
    const running = passMiddleware([name, 'admin'], '/admin/dashboard', true);
    await expect(running).rejects.toThrow(UnknownMiddleware);
    await expect(running).rejects.toThrow(`Unknown route middleware: '${name}'`);
    expect(session.guardPage).not.toHaveBeenCalled();
  },
);

test('runs in order until one redirects', async () => {
  const target = { redirect: '/login', reload: false };
  session.guardPage.mockResolvedValueOnce(null).mockResolvedValueOnce(target);
  const running = passMiddleware(['admin', 'account', 'admin'], '/account', true);
  await expect(running).rejects.toEqual(new Redirect(target));
  expect(session.guardPage.mock.calls).toEqual([
    ['admin', '/account', true],
    ['account', '/account', true],
  ]);
});

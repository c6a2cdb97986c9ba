import { afterEach, expect, test, vi } from 'vitest';
import { Redirect, UnknownMiddleware, passMiddleware } from '#site/client/middleware.ts';

const guards = vi.hoisted(() => ({ leadsToDashboard: vi.fn() }));
vi.mock('#site/features/session/guards.ts', () => guards);
vi.mock('#browser/session/stored-user.ts', () => ({ storedUserId: () => 'uid' }));
afterEach(() => guards.leadsToDashboard.mockReset());

test.each(['nobody', 'constructor'])(
  '"%s" is an error, and no later middleware runs',
  async (name) => {
    const running = passMiddleware([name, 'landing'], '/', true);
    await expect(running).rejects.toThrow(UnknownMiddleware);
    await expect(running).rejects.toThrow(`Unknown route middleware: '${name}'`);
    expect(guards.leadsToDashboard).not.toHaveBeenCalled();
  },
);

test('a landing page leads admins to the dashboard', async () => {
  guards.leadsToDashboard.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const running = passMiddleware(['landing', 'landing', 'landing'], '/', true);
  await expect(running).rejects.toEqual(new Redirect('/admin/dashboard'));
  expect(guards.leadsToDashboard.mock.calls).toEqual([
    ['/', true],
    ['/', true],
  ]);
});

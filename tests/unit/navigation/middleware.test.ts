import { expect, test, vi } from 'vitest';
import {
  UnknownMiddleware,
  registerMiddleware,
  runMiddleware,
} from '../../../web/src/features/navigation/middleware.ts';

const context = { path: '/admin/dashboard', locale: 'en' } as const;

test('an unknown name is an error, and no later middleware runs', async () => {
  const after = vi.fn();
  registerMiddleware('admin', async () => after);
  await expect(runMiddleware(['nobody', 'admin'], context)).rejects.toThrow(
    "Unknown route middleware: 'nobody'",
  );
  expect(after).not.toHaveBeenCalled();
});

test('names of built-in properties are unknown too', async () => {
  await expect(runMiddleware(['constructor'], context)).rejects.toThrow(UnknownMiddleware);
});

test('runs in order until one redirects', async () => {
  const seen: string[] = [];
  registerMiddleware('landing', async () => async ({ path }) => {
    seen.push(`landing ${path}`);
    return null;
  });
  registerMiddleware('account', async () => async () => {
    seen.push('account');
    return { redirect: '/login', reload: false };
  });
  registerMiddleware('admin', async () => async () => {
    seen.push('admin');
    return null;
  });
  const result = await runMiddleware(['landing', 'account', 'admin'], context);
  expect(result).toEqual({ redirect: '/login', reload: false });
  expect(seen).toEqual(['landing /admin/dashboard', 'account']);
});

test('no middleware lets the page be shown', async () => {
  expect(await runMiddleware([], context)).toBeNull();
});

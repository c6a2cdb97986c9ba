import { expect, test, vi } from 'vitest';
import { callApi } from '#admin/data/api-client.ts';

vi.mock('#browser/firebase/auth.ts', () => ({ idToken: async () => 'token' }));

test('a request that is never answered ends as an outage', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const silent = async (_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('timed out')));
      limit.abort();
    });
  vi.stubGlobal('fetch', silent);
  await expect(callApi('x')).rejects.toMatchObject({ code: 'unavailable' });
});

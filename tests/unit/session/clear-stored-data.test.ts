import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStoredData } from '../../../web/src/features/session/clear-stored-data.ts';

const stored = new Map<string, string>();
const calls: { url: string; init: RequestInit; stillStored: boolean }[] = [];
const IMAGE = '0b2f6b3e-8f5e-4d6c-9a53-2f6f1d3c4b5a.webp';

beforeEach(() => {
  stored.clear();
  calls.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init, stillStored: stored.has('previewImage') });
    return new Response();
  });
});
afterEach(() => vi.unstubAllGlobals());

it('removes leftovers, session version and user id, and nothing else', () => {
  const leftovers = ['encryptedArtworkData', 'encryptedProfileData', 'selectedProducts', 'uid'];
  for (const key of [...leftovers, 'email_user', 'session_version', 'user_uid'])
    stored.set(key, 'x');
  stored.set('locale', 'id').set('studio_app_version', '1').set('contact_draft', '{}');
  clearStoredData();
  expect([...stored.keys()]).toEqual(['locale', 'studio_app_version', 'contact_draft']);
  expect(calls).toEqual([]);
});

it('asks the server to delete the preview image before its key goes, in a request that outlives the page', () => {
  stored.set('previewImage', IMAGE);
  clearStoredData();
  expect(calls).toEqual([
    {
      url: '/api/deletePreviewImage',
      stillStored: true,
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ fileName: IMAGE }),
        keepalive: true,
      },
    },
  ]);
  expect(stored.has('previewImage')).toBe(false);
});

it('sends nothing for a value that is no image’s name', () => {
  stored.set('previewImage', '../../secret.png');
  clearStoredData();
  expect(calls).toEqual([]);
  expect(stored.size).toBe(0);
});

it('clears all the same where the server cannot be reached', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  stored.set('previewImage', IMAGE).set('user_uid', 'u1');
  clearStoredData();
  expect(stored.size).toBe(0);
});

it('does not fail where storage is refused', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(clearStoredData).not.toThrow();
});

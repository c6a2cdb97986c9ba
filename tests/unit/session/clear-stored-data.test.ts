import { beforeEach, expect, it, vi } from 'vitest';
import { clearStoredData } from '#browser/session/clear-stored-data.ts';
import { MemoryStorage } from '../memory-storage.ts';

const stored = new Map<string, string>();
const calls: unknown[] = [];
const IMAGE = '0b2f6b3e-8f5e-4d6c-9a53-2f6f1d3c4b5a.webp';

beforeEach(() => {
  stored.clear();
  calls.length = 0;
  vi.stubGlobal('localStorage', new MemoryStorage(stored));
  vi.stubGlobal('fetch', async (url: string, { body, keepalive }: RequestInit) => {
    calls.push([url, body, keepalive, stored.has('previewImage')]);
    throw new TypeError('offline');
  });
});

it('removes only leftovers, session version and user id; what is no image’s name is not sent', () => {
  const leftovers = ['encryptedArtworkData', 'encryptedProfileData', 'selectedProducts', 'uid'];
  for (const key of [...leftovers, 'email_user', 'session_version', 'user_uid'])
    stored.set(key, 'x');
  stored.set('locale', 'id').set('studio_app_version', '1').set('contact_draft', '{}');
  stored.set('previewImage', '../../secret.png');
  clearStoredData();
  expect([...stored.keys()]).toEqual(['locale', 'studio_app_version', 'contact_draft']);
  expect(calls).toEqual([]);
});

it('requests deletion of the preview image before its key is removed', () => {
  stored.set('previewImage', IMAGE).set('user_uid', 'u1');
  clearStoredData();
  expect(calls).toEqual([['/api/deletePreviewImage', `{"fileName":"${IMAGE}"}`, true, true]]);
  expect(stored.size).toBe(0);
});

it('does not fail where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(clearStoredData).not.toThrow();
});

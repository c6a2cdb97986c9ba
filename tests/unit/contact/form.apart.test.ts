import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reportError } from '#browser/errors/report-error.ts';
import { CONTACT_URL } from '#model/contact/form.ts';
import { PAGE_STORAGE_KEYS } from '#model/storage-keys.ts';
import { toValues, type FormValues } from '#site/features/contact/form-fields.ts';
import {
  SEND_TIMEOUT_MS,
  SESSION_TIMEOUT_MS,
  sendMessage,
} from '#site/features/contact/send-message.ts';
import { readLocalDraft, writeLocalDraft } from '#site/features/contact/use-local-draft.ts';
import { MemoryStorage } from '../memory-storage.ts';

vi.mock('#browser/errors/report-error.ts', () => ({ reportError: vi.fn() }));

const good: FormValues = {
  name: 'Sari',
  email: 'sari@toko.example',
  phone: '',
  company: '',
  package: 'plus',
  budget: '',
  message: 'Stok kami masih dicatat di kertas.',
};

const EMPTY_VALUES = toValues(() => '');

const KEY = PAGE_STORAGE_KEYS.contactDraft;

const ID = '0b5e3f0a-7c3d-4f7e-9a51-2f6f3f6d2c11';

describe('the local draft', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', new MemoryStorage(store));
  });

  test('lasts two weeks, and only while the form has a text', () => {
    const draft = { values: good, id: ID, at: Date.now() };
    writeLocalDraft(KEY, draft);
    expect(readLocalDraft(KEY)).toEqual(draft);
    writeLocalDraft(KEY, { ...draft, at: Date.now() - 14 * 86_400_000 });
    expect(readLocalDraft(KEY)).toBeNull();
    writeLocalDraft(KEY, { ...draft, values: { ...EMPTY_VALUES, budget: 'above_150' } });
    expect(store.size).toBe(0);
  });

  test('is ignored where what is stored is none, and where storage throws', () => {
    for (const stored of ['{', 'null', '{"name":3,"message":null}']) {
      store.set(KEY, stored);
      expect(readLocalDraft(KEY), stored).toBeNull();
    }
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readLocalDraft(KEY)).toBeNull();
    expect(writeLocalDraft(KEY, { values: good, at: 0 })).toBe(false);
  });
});

describe('sendMessage', () => {
  beforeEach(() => vi.clearAllMocks());
  const send = () =>
    sendMessage({ id: ID, values: good, honeypot: '', locale: 'id', page: '/contact-us' });
  const isSent = { kind: 'sent', reference: 'CS-7K3M-Q9TX' };

  test('sends the session of a signed-in visitor, and without it where it cannot be had', async () => {
    let sent: RequestInit = {};
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      sent = init;
      return Response.json({ reference: isSent.reference }, { status: 202 });
    });
    const last = () => new Headers(sent.headers).get('Authorization');
    const token = vi.fn<() => Promise<string | null>>();
    vi.doMock('#browser/firebase/auth.ts', () => ({ idToken: token }));

    token.mockResolvedValue('the.id.token');
    vi.stubGlobal('localStorage', { getItem: () => null });
    expect(await send()).toEqual(isSent);
    expect(token).not.toHaveBeenCalled();
    vi.stubGlobal('localStorage', { getItem: () => 'some-uid' });
    expect(await send()).toEqual(isSent);
    expect(last()).toBe('Bearer the.id.token');
    token.mockRejectedValueOnce(new Error('auth/network-request-failed'));
    expect(await send()).toEqual(isSent);
    expect(last()).toBeNull();

    vi.useFakeTimers();
    token.mockReturnValueOnce(new Promise(() => undefined));
    const pending = send();
    await vi.advanceTimersByTimeAsync(SESSION_TIMEOUT_MS);
    expect(await pending).toEqual(isSent);
    expect(last()).toBeNull();
    vi.doUnmock('#browser/firebase/auth.ts');
  });

  const fields = { email: 'email_form', website: 'x', name: 'made up' };
  const invalid = { error: { code: 'invalid_fields', message: '', fields } };

  test.each<[number, unknown, string, unknown]>([
    [429, {}, '700', { kind: 'tooMany', wait: '12 menit' }],
    [429, {}, 'soon', { kind: 'tooMany', wait: '60 detik' }],
    [413, {}, '', { kind: 'tooLarge' }],
    [400, { error: {} }, '', { kind: 'failed' }],
    [202, { reference: 3 }, '', { kind: 'failed' }],
    // Errors of fields that it does not know are left out.
    [400, invalid, '', { kind: 'refused', fieldErrors: { email: 'email_form' } }],
  ])('maps status %i with %j and Retry-After "%s" to %j', async (status, body, wait, expected) => {
    const headers = { 'Retry-After': wait };
    vi.stubGlobal('fetch', async () => Response.json(body, { status, headers }));
    expect(await send()).toEqual(expected);
  });

  const lost = new TypeError('Failed to fetch');
  const error = { code: 'unavailable', message: 'Not now.' };
  const refused = { error: { ...error, fields: { email: 'email_form' } } };

  test.each<[status: number, body: object, isReachable: boolean, ...outcome: string[]]>([
    [503, { error }, true, 'failed', '503 unavailable'],
    [0, {}, true, 'failed', `${lost}`],
    [0, {}, false, 'offline'],
    [400, refused, true, 'refused'],
    [429, { error }, true, 'tooMany'],
  ])(
    'reports what is no fault of the visitor: status %i with %j, or none, of a site that answers: %s',
    async (status, body, isReachable, kind, ...reports) => {
      let id: string | null = null;
      vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
        if (url !== CONTACT_URL) return isReachable ? Response.json({}) : Promise.reject(lost);
        id = new Headers(headers).get('X-Request-Id');
        return status === 0 ? Promise.reject(lost) : Response.json(body, { status });
      });
      expect((await send()).kind).toBe(kind);
      const expected = reports.map((what) => `Error: /api/contact: ${what} (request ${id})`);
      expect(vi.mocked(reportError).mock.calls.map(([thrown]) => String(thrown))).toEqual(expected);
    },
  );

  test('returns "slow" when the timeout is over', async () => {
    // Fake timers do not reach `AbortSignal.timeout`.
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
    });
    expect(await send()).toEqual({ kind: 'slow' });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(SEND_TIMEOUT_MS);
    expect(String(vi.mocked(reportError).mock.lastCall?.[0])).toMatch(/: slow \(request r/);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { CONTACT_LIMITS } from '../../model/contact-limits.ts';
import { contactRequestSchema } from '../../model/api/contact.ts';
import {
  DRAFT_KEY,
  readLocalDraft,
  writeLocalDraft,
} from '../../web/src/features/contact/local-draft.ts';
import { EMPTY, firstInvalidField, validateFields } from '../../web/src/features/contact/fields.ts';
import type { Values } from '../../web/src/features/contact/fields.ts';
import { resultText } from '../../web/src/features/contact/result-text.ts';
import { sendMessage } from '../../web/src/features/contact/send-message.ts';
import { formatWait } from '../../web/src/features/contact/format-wait.ts';
import { messages } from '../../web/src/pages/contact-us/messages.ts';

const good: Values = {
  name: 'Sari',
  email: 'sari@toko.example',
  company: '',
  package: 'plus',
  message: 'Stok kami masih dicatat di kertas.',
};

describe('checking what was typed', () => {
  test('a complete message has no problem', () => {
    expect(validateFields(good)).toEqual({});
  });

  test.each<[Partial<Values>, string]>([
    [{ name: '   ' }, 'name_missing'],
    [{ name: 'x'.repeat(CONTACT_LIMITS.name + 1) }, 'name_long'],
    [{ email: '' }, 'email_missing'],
    [{ email: 'sari@toko' }, 'email_form'],
    [{ email: 'sari toko@x.id' }, 'email_form'],
    [{ email: `${'x'.repeat(CONTACT_LIMITS.email)}@x.id` }, 'email_long'],
    [{ company: 'x'.repeat(CONTACT_LIMITS.company + 1) }, 'company_long'],
    [{ package: 'gold' }, 'package_choice'],
    [{ message: ' \n ' }, 'message_missing'],
    [{ message: 'help' }, 'message_short'],
    [{ message: 'x'.repeat(CONTACT_LIMITS.message.max + 1) }, 'message_long'],
  ])('%j is told as %s, and the schema refuses it too', (change, problem) => {
    const values = { ...good, ...change };
    expect(Object.values(validateFields(values))).toEqual([problem]);
    expect(v.is(contactRequestSchema, { ...values, locale: 'id' })).toBe(false);
    expect(v.is(contactRequestSchema, { ...good, locale: 'id' })).toBe(true);
  });

  test('the focus goes to the first problem in the order of the form', () => {
    expect(firstInvalidField(validateFields(EMPTY))).toBe('name');
    expect(firstInvalidField(validateFields({ ...good, email: 'x', message: '' }))).toBe('email');
    expect(firstInvalidField({})).toBeUndefined();
  });
});

describe('the draft', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('comes back as it was left', () => {
    writeLocalDraft(good);
    expect(readLocalDraft()).toEqual(good);
  });

  test('of an emptied form is forgotten', () => {
    writeLocalDraft(good);
    writeLocalDraft({ ...EMPTY, package: 'plus' });
    expect(store.size).toBe(0);
    expect(readLocalDraft()).toBeNull();
  });

  test.each(['{', 'null', '[]', '"text"', '{"name":3,"message":null}'])(
    'that reads %s is no draft',
    (stored) => {
      store.set(DRAFT_KEY, stored);
      expect(readLocalDraft()).toBeNull();
    },
  );

  test('does without storage that throws', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readLocalDraft()).toBeNull();
    expect(() => writeLocalDraft(good)).not.toThrow();
  });
});

describe('sending', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const send = () => sendMessage({ values: good, honeypot: '', locale: 'id', page: '/contact-us' });
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers }));

  test('gives the reference number of a stored message', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      if (typeof init.body === 'string') sent.push(init.body);
      return new Response('{"reference":"CS-7K3M-Q9TX"}', { status: 202 });
    });
    expect(await send()).toEqual({ kind: 'sent', reference: 'CS-7K3M-Q9TX' });
    expect(v.is(contactRequestSchema, JSON.parse(sent[0] ?? ''))).toBe(true);
  });

  test('names the fields that the function refused, and no others', async () => {
    answer(400, { error: { codes: { email: 'email_form', website: 'x', name: 'made up' } } });
    expect(await send()).toEqual({ kind: 'refused', problems: { email: 'email_form' } });
  });

  test.each<[number, unknown, Record<string, string>, unknown]>([
    [429, {}, { 'Retry-After': '700' }, { kind: 'too-many', wait: 700 }],
    [429, {}, { 'Retry-After': 'soon' }, { kind: 'too-many', wait: 60 }],
    [413, {}, {}, { kind: 'too-large' }],
    [503, {}, {}, { kind: 'failed' }],
    [400, { error: {} }, {}, { kind: 'failed' }],
    [202, { reference: 3 }, {}, { kind: 'failed' }],
  ])('status %i with %j %j is told apart', async (status, body, headers, expected) => {
    answer(status, body, headers);
    expect(await send()).toEqual(expected);
  });

  test('an HTML page instead of an answer is a failure, not a break', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 202 }));
    expect(await send()).toEqual({ kind: 'failed' });
  });

  test('a connection that is down is told as such', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send()).toEqual({ kind: 'offline' });
    vi.stubGlobal('navigator', { onLine: true });
    expect(await send()).toEqual({ kind: 'failed' });
  });

  test('a server that does not answer is given up on', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    const result = send();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await result).toEqual({ kind: 'slow' });
  });
});

test('a time to wait is said as people say it', () => {
  expect(formatWait(42, 'en')).toBe('in 42 seconds');
  expect(formatWait(61, 'en')).toBe('in 2 minutes');
  expect(formatWait(3600, 'id')).toBe('dalam 60 menit');
  const text = resultText({ kind: 'too-many', wait: 600 }, messages.id.results, 'id');
  expect(text).toContain('dalam 10 menit');
});

import { expect, test } from 'vitest';
import type { Answer } from '../../deploy/project-checks.ts';
import { checkLocal, checkProject } from '../../deploy/project-checks.ts';
import { studio } from '../../web/src/studio.ts';

const PROJECT = 'studio-1';
const BUCKET = 'studio-1.firebasestorage.app';
const DOMAIN = 'studio.id';

/** Shapes of the APIs' answers, by the end of the address. */
const READY: Record<string, object> = {
  'databases/(default)': {
    name: `projects/${PROJECT}/databases/(default)`,
    locationId: 'asia-southeast2',
    type: 'FIRESTORE_NATIVE',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  },
  '/backupSchedules': { backupSchedules: [{ retention: '1209600s', dailyRecurrence: {} }] },
  'fields/expire_date': { ttlConfig: { state: 'ACTIVE' } },
  'documents:runQuery': [{ document: { name: 'user/1' }, readTime: '2026-01-01T00:00:00Z' }],
  'secrets/RATE_LIMIT_KEY/versions/latest': { state: 'ENABLED' },
  'secrets/SMTP_PASSWORD/versions/latest': { state: 'ENABLED' },
  [`${PROJECT}/config`]: {
    signIn: { email: { enabled: true, passwordRequired: true } },
    authorizedDomains: ['localhost', DOMAIN],
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  },
  [`/b/${BUCKET}`]: { softDeletePolicy: { retentionDurationSeconds: '604800' } },
};

/** Findings where the answers of some addresses differ. */
function check(changes: Record<string, Answer> = {}) {
  return checkProject(PROJECT, BUCKET, DOMAIN, (url) => {
    const key = Object.keys(READY).find((end) => url.endsWith(end)) ?? '';
    return Promise.resolve(changes[key] ?? { status: 200, body: READY[key] });
  });
}

/** What is not good, with its advice. */
const openOf = async (changes: Record<string, Answer>) =>
  (await check(changes)).filter(({ state }) => state !== 'good');

test('a project that has everything is good in every line', async () => {
  const findings = await check();
  expect(findings).toHaveLength(12);
  expect(findings.every(({ state, advice }) => state === 'good' && advice === '')).toBe(true);
});

test.each<[string, Record<string, Answer>, RegExp[]]>([
  [
    'an unprotected database elsewhere',
    { 'databases/(default)': { status: 200, body: { locationId: 'nam5' } } },
    [/it is in nam5/, /--enable-pitr/, /--delete-protection/],
  ],
  [
    'a typo in the name',
    { 'databases/(default)': { status: 404, body: {} } },
    [/check the project's name/],
  ],
  ['no backups', { '/backupSchedules': { status: 200, body: {} } }, [/schedules create/]],
  [
    'nobody who is an admin',
    { 'documents:runQuery': { status: 200, body: [{ readTime: '2026-01-01T00:00:00Z' }] } },
    [/npm run admin:grant/],
  ],
  [
    'a missing and a disabled secret',
    {
      'secrets/RATE_LIMIT_KEY/versions/latest': { status: 404, body: {} },
      'secrets/SMTP_PASSWORD/versions/latest': { status: 200, body: { state: 'DISABLED' } },
    },
    [/key of the rate limits/, /password of the mail server/],
  ],
  [
    'a new Authentication',
    { [`${PROJECT}/config`]: { status: 200, body: { authorizedDomains: ['localhost'] } } },
    [/enable it/, /add studio\.id/, /enumeration/],
  ],
  [
    'a bucket without soft delete',
    { [`/b/${BUCKET}`]: { status: 200, body: {} } },
    [/soft-delete-duration/],
  ],
])('%s', async (_what, changes, advice) => {
  const open = await openOf(changes);
  expect(open).toEqual(
    advice.map((text) =>
      expect.objectContaining({ state: 'open', advice: expect.stringMatching(text) as string }),
    ),
  );
});

test('what may not be read is neither good nor missing', async () => {
  const open = await openOf({
    [`/b/${BUCKET}`]: { status: 403, body: {} },
    'fields/expire_date': { status: 500, body: {} },
  });
  expect(open.map(({ state }) => state)).toEqual(['unknown', 'unknown']);
  expect(open[1]?.advice).toContain('role Viewer');
});

test('placeholders of the repository are found', () => {
  const whats = checkLocal({ domain: studio.domain, email: studio.email, environment: {} })
    .filter(({ state }) => state === 'open')
    .map(({ what }) => what);
  expect(whats).toContain('mail server');
  const ready = checkLocal({
    domain: DOMAIN,
    email: 'halo@studio.id',
    environment: {
      SMTP_HOST: 'smtp.studio.id',
      MAIL_FROM: 'Studio <halo@studio.id>',
      MAIL_TO: 'halo@studio.id',
      SITE_ORIGIN: 'https://studio.id',
      APP_CHECK: 'on',
    },
  });
  expect(ready.every(({ state }) => state === 'good')).toBe(true);
  const [names] = checkLocal({
    domain: 'contoh.example',
    email: 'halo@contoh.example',
    environment: {},
  });
  expect(names?.state).toBe('open');
});

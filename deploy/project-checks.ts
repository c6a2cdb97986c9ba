import { REGION } from '../functions/src/config.ts';
import { COLLECTIONS } from '../model/collections.ts';
import { DAY_MS } from '../model/time-zone.ts';

/** An answer of a Google API. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Asks a Google API: GET, or POST where there is a body. */
export type Ask = (url: string, body?: object) => Promise<Answer>;

/** What the repository says about the studio and the functions' configuration. */
export interface LocalSettings {
  domain: string;
  email: string;
  /** Values of `functions/.env` and `functions/.env.{project}`. */
  environment: Record<string, string | undefined>;
}

/** `open`: missing or unsafe. `unknown`: could not be read. */
export interface Finding {
  state: 'good' | 'open' | 'unknown';
  what: string;
  /** What to do; '' where it is good. */
  advice: string;
}

const isPlaceholder = (value: string): boolean => /(?:^|\.|@)contoh\.|\.example$/.test(value);

function finding(what: string, isGood: boolean, advice: string): Finding {
  return { state: isGood ? 'good' : 'open', what, advice: isGood ? '' : advice };
}

/** What is checked without the network. */
export function checkLocal({ domain, email, environment }: LocalSettings): Finding[] {
  const value = (name: string) => environment[name] ?? '';
  const mailed = ['SMTP_HOST', 'MAIL_FROM', 'MAIL_TO'];
  const missing = mailed.filter((name) => value(name) === '' || isPlaceholder(value(name)));
  return [
    finding(
      'name and contact details of the studio',
      !isPlaceholder(domain) && !isPlaceholder(email),
      'replace the placeholders in web/src/studio.ts',
    ),
    finding(
      'mail server',
      missing.length === 0,
      `set ${missing.join(', ')} in functions/.env (docs/operations.md, section "Mail")`,
    ),
    finding(
      'origin of links in mails',
      /^https:\/\/[^/]+$/.test(value('SITE_ORIGIN')),
      'set SITE_ORIGIN in functions/.env, e.g. https://the-studio.id',
    ),
    finding('App Check', value('APP_CHECK') === 'on', 'set it up as docs/app-check.md describes'),
  ];
}

type Read = (body: Record<string, unknown>) => Finding[];

/** Findings from an answer; one `unknown` where it is not one, and `missing` where there is no such thing. */
function fromAnswer(
  { status, body }: Answer,
  what: string,
  missing: string,
  read: Read,
): Finding[] {
  if (status === 200 && typeof body === 'object' && body !== null) {
    return read(body as Record<string, unknown>);
  }
  if (status === 404) return [{ state: 'open', what, advice: missing }];
  const why =
    status === 401 || status === 403 ? 'you lack the role Viewer, or its API is off' : status;
  return [{ state: 'unknown', what, advice: `could not be read (${why})` }];
}

const SECRETS = {
  RATE_LIMIT_KEY: 'set the key of the rate limits (docs/deploying.md)',
  SMTP_PASSWORD: 'set the password of the mail server (docs/deploying.md)',
} as const;

const WEEK_S = (7 * DAY_MS) / 1000;

/**
 * Checks what a project needs and what protects it, line by line.
 * @param bucket default bucket of Storage
 */
export async function checkProject(
  project: string,
  bucket: string,
  domain: string,
  ask: Ask,
): Promise<Finding[]> {
  const firestore = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const secrets = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets`;
  const update = "gcloud firestore databases update --database='(default)'";
  const database = fromAnswer(
    await ask(firestore),
    'Firestore',
    `create the database in ${REGION}, or check the project's name`,
    ({ locationId, pointInTimeRecoveryEnablement, deleteProtectionState }) => [
      finding(
        `Firestore in ${REGION}`,
        locationId === REGION,
        `it is in ${String(locationId)}: the functions run elsewhere and the location cannot be changed; use a new project`,
      ),
      finding(
        'point-in-time recovery',
        pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
        `${update} --enable-pitr`,
      ),
      finding(
        'delete protection',
        deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
        `${update} --delete-protection`,
      ),
    ],
  );
  const schedules = fromAnswer(
    await ask(`${firestore}/backupSchedules`),
    'scheduled backups',
    'create the database first',
    ({ backupSchedules }) => [
      finding(
        'scheduled backups',
        Array.isArray(backupSchedules) && backupSchedules.length > 0,
        "gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14d",
      ),
    ],
  );
  const ttlField = `collectionGroups/${COLLECTIONS.errorCounted}/fields/expire_date`;
  const ttl = fromAnswer(
    await ask(`${firestore}/${ttlField}`),
    'deletion of old marks of counted errors',
    'deploy the indexes',
    ({ ttlConfig }) => [
      finding(
        'deletion of old marks of counted errors',
        typeof ttlConfig === 'object' && ttlConfig !== null,
        'deploy the indexes (npm run deploy)',
      ),
    ],
  );
  const admins = await ask(`${firestore}/documents:runQuery`, {
    structuredQuery: {
      from: [{ collectionId: COLLECTIONS.user }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'is_admin' },
          op: 'EQUAL',
          value: { booleanValue: true },
        },
      },
      limit: 1,
    },
  });
  const found = fromAnswer(admins, 'an admin', 'create the database first', () => [
    finding(
      'an admin',
      JSON.stringify(admins.body).includes('"document"'),
      `npm run admin:grant -- <email> --project ${project}`,
    ),
  ]);
  const keys: Finding[] = [];
  for (const [name, advice] of Object.entries(SECRETS)) {
    const version = await ask(`${secrets}/${name}/versions/latest`);
    keys.push(
      ...fromAnswer(version, `secret ${name}`, advice, ({ state }) => [
        finding(`secret ${name}`, state === 'ENABLED', advice),
      ]),
    );
  }
  const auth = fromAnswer(
    await ask(`https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`),
    'Authentication',
    'enable Authentication in the Firebase console',
    ({ signIn, authorizedDomains, emailPrivacyConfig }) => {
      const { email } = (signIn ?? {}) as { email?: { enabled?: boolean } };
      const privacy = emailPrivacyConfig as { enableImprovedEmailPrivacy?: boolean } | undefined;
      const domains = Array.isArray(authorizedDomains) ? authorizedDomains : [];
      return [
        finding(
          'sign-in with e-mail and password',
          email?.enabled === true,
          'enable it in the Firebase console, Authentication',
        ),
        finding(
          `sign-in on ${domain}`,
          domains.includes(domain),
          `add ${domain} to the authorised domains of Authentication`,
        ),
        finding(
          'protection against listing accounts',
          privacy?.enableImprovedEmailPrivacy === true,
          'enable "Email enumeration protection" in the settings of Authentication',
        ),
      ];
    },
  );
  const storage = fromAnswer(
    await ask(`https://storage.googleapis.com/storage/v1/b/${bucket}`),
    `bucket ${bucket}`,
    'enable Storage in the Firebase console',
    ({ softDeletePolicy }) => {
      const { retentionDurationSeconds = 0 } = (softDeletePolicy ?? {}) as {
        retentionDurationSeconds?: string | number;
      };
      return [
        finding(
          'deleted pictures can be restored for a week',
          Number(retentionDurationSeconds) >= WEEK_S,
          `gcloud storage buckets update gs://${bucket} --soft-delete-duration=30d`,
        ),
      ];
    },
  );
  return [...database, ...schedules, ...ttl, ...found, ...keys, ...auth, ...storage];
}

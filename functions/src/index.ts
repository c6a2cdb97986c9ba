import { isDeepStrictEqual } from 'node:util';
import {
  onDocumentCreated,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/v2/firestore';
import { type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COLLECTIONS, MESSAGE_NOTES } from '../../model/collections.ts';
import { CONTENT_TYPES } from '../../model/content/content-types.ts';
import type { ContentType } from '../../model/content/type-names.ts';
import { TIME_ZONE } from '../../model/time-zone.ts';
import { REGION, rateLimitKey, smtpPassword } from './config.ts';
import { keepBodiesUnread } from './http/request-body.ts';
import { mailConfig } from './mail/settings.ts';
import * as routes from './routes.ts';

keepBodiesUnread();

/*
 * Each group of HTTP functions has a service account of its own. Triggers (`run-events`), mail (`run-mail`), releases
 * (`run-release`) and the nightly clean-up (`run-night`) have accounts too. `deploy/setup.sh` creates them with roles
 * and secrets.
 */

/** 256 MiB have room for 80 hostile bodies. */
const small = {
  region: REGION,
  invoker: 'public',
  // The emulators would answer every origin otherwise.
  cors: false,
  memory: '256MiB',
  cpu: 1,
  timeoutSeconds: 30,
  concurrency: 80,
  maxInstances: 10,
} as const satisfies HttpsOptions;

const version = { ...small, serviceAccount: 'run-version@' } as const satisfies HttpsOptions;
export const versionDev = onRequest(version, routes.versionDev);
export const versionProd = onRequest(version, routes.versionProd);

/** The account reaches the bucket; the key hashes the addresses that limits count. */
export const deletePreviewImage = onRequest(
  { ...small, serviceAccount: 'run-preview-image@', secrets: [rateLimitKey] },
  routes.deletePreviewImage,
);

/** The account writes messages and reaches no file; the key hashes the addresses that limits count. */
export const contact = onRequest(
  { ...small, serviceAccount: 'run-contact@', secrets: [rateLimitKey] },
  routes.contact,
);

/**
 * Memory for React; a page takes some ms of the processor, so fewer at once. The account only reads database and bucket.
 */
export const content = onRequest(
  {
    ...small,
    memory: '512MiB',
    concurrency: 40,
    serviceAccount: 'run-content@',
  },
  routes.content,
);

/** One instance counts thousands of views a second, and bounds how many invented names a day takes. */
export const count = onRequest(
  { ...small, maxInstances: 1, serviceAccount: 'run-count@' },
  routes.count,
);

/** Memory for lists of every entry; a few people need few instances. The account reads accounts, and no secret. */
export const admin = onRequest(
  { ...small, memory: '512MiB', concurrency: 20, maxInstances: 3, serviceAccount: 'run-admin@' },
  routes.admin,
);

/**
 * An AVIF file of 50 megapixels takes 1.2 GiB to decode and the whole processor, so one at once. A fault of a decoder must
 * reach no secret.
 */
export const pictures = onRequest(
  {
    ...small,
    memory: '2GiB',
    timeoutSeconds: 60,
    concurrency: 1,
    maxInstances: 3,
    serviceAccount: 'run-pictures@',
  },
  routes.pictures,
);

const following = {
  region: REGION,
  cpu: 1,
  concurrency: 20,
  serviceAccount: 'run-events@',
} as const;

/** Keeps what was before a save of a draft, which a browser may not; again for a day after a failure. */
const snapshotsOf = (type: ContentType) =>
  onDocumentUpdated(
    {
      ...following,
      document: `${CONTENT_TYPES[type].collection}/{id}`,
      retry: true,
      maxInstances: 3,
    },
    async ({ data }) => {
      if (data) await (await import('./content/history.ts')).snapshotBeforeSave(type, data);
    },
  );

export const {
  blog: postSnapshots,
  portfolio: projectSnapshots,
  testimonials: testimonialSnapshots,
  pages: pageSnapshots,
  studio: studioSnapshots,
} = {
  blog: snapshotsOf('blog'),
  portfolio: snapshotsOf('portfolio'),
  testimonials: snapshotsOf('testimonials'),
  pages: snapshotsOf('pages'),
  studio: snapshotsOf('studio'),
} satisfies Record<ContentType, unknown>;

/** Keeps what was before a save of the notes of a message; again for a day after a failure. */
export const noteSnapshots = onDocumentUpdated(
  {
    ...following,
    document: `${COLLECTIONS.contactMessage}/{id}/${MESSAGE_NOTES.collection}/${MESSAGE_NOTES.document}`,
    retry: true,
    maxInstances: 3,
  },
  async ({ data }) => {
    if (data) await (await import('./contact/earlier-notes.ts')).recordEarlierNotes(data);
  },
);

/**
 * Again for an hour after a failure; one that is delivered twice may count twice. Instances and concurrency bound how
 * many groups a flood can begin beyond `NEW_GROUPS_PER_DAY`.
 */
export const errorCounts = onDocumentCreated(
  { ...following, document: `${COLLECTIONS.errorReport}/{id}`, retry: true, maxInstances: 3 },
  async (event) => (await import('./errors/count-report.ts')).countNewReport(event),
);

/** Counted apart from the request that stored the message: the form neither waits for the count nor fails with it. */
export const messageCounts = onDocumentCreated(
  { ...following, document: `${COLLECTIONS.contactMessage}/{id}`, maxInstances: 1 },
  async ({ data, time }) => {
    const { countNewMessage } = await import('./visits/endpoint.ts');
    await countNewMessage(data?.data(), Date.parse(time));
  },
);

/** Sent apart from the request that stored the message: a slow mail server never delays the form. */
export const messageMail = onDocumentCreated(
  {
    document: `${COLLECTIONS.contactMessage}/{id}`,
    region: REGION,
    retry: true,
    timeoutSeconds: 120,
    maxInstances: 3,
    serviceAccount: 'run-mail@',
    secrets: [rateLimitKey, smtpPassword],
  },
  async ({ params, time }) => {
    const { mailNewMessage } = await import('./mail/trigger.ts');
    await mailNewMessage(params['id'] ?? '', Date.parse(time), mailConfig());
  },
);

/** Memory for React and all pages; the account releases versions of Hosting. */
export const release = onDocumentWritten(
  {
    document: `${COLLECTIONS.release}/site`,
    region: REGION,
    memory: '1GiB',
    cpu: 1,
    concurrency: 1,
    maxInstances: 1,
    timeoutSeconds: 300,
    serviceAccount: 'run-release@',
  },
  async ({ data }) => {
    // The function's own writes change nothing that is public.
    const changed = data?.after.get('changed') as unknown;
    if (isDeepStrictEqual(changed, data?.before.get('changed'))) return;
    await (await import('./release/release.ts')).runRelease();
  },
);

/** Every minute: is a text due, did a notice end, was another version delivered, is a release to be tried again? Memory for React. */
export const releaseDue = onSchedule(
  {
    region: REGION,
    schedule: '* * * * *',
    memory: '512MiB',
    maxInstances: 1,
    serviceAccount: 'run-events@',
  },
  async () => {
    await (await import('./release/release.ts')).runMinute();
  },
);

/** Every night in Jakarta; a failed run is repeated. */
export const cleanUpDaily = onSchedule(
  {
    region: REGION,
    schedule: '30 3 * * *',
    timeZone: TIME_ZONE,
    memory: '512MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
    retryCount: 2,
    serviceAccount: 'run-night@',
  },
  async () => {
    await (await import('./clean-up/clean-up.ts')).cleanUp(Date.now());
  },
);

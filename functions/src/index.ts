import { onRequest } from 'firebase-functions/v2/https';
import type { HttpsOptions } from 'firebase-functions/v2/https';
import { REGION, rateLimitKey } from './config.ts';
import { accountHandler } from './account/endpoint.ts';
import { contactHandler } from './contact/endpoint.ts';
import { messagesHandler } from './contact/messages-endpoint.ts';
import { actsHandler } from './content/acts.ts';
import { contentHandler } from './content/answers.ts';
import { pagesHandler } from './content/pages.ts';
import { postsHandler } from './content/search-posts.ts';
import { dashboardHandler } from './dashboard/endpoint.ts';
import { errorReportsHandler } from './errors/endpoint.ts';
import { keepBodiesUnread } from './http/request-body.ts';
import { mediaHandler } from './pictures/media-endpoint.ts';
import { promoteImageHandler } from './pictures/promote-endpoint.ts';
import { uploadPreviewImageHandler } from './pictures/upload-endpoint.ts';
import { picturesHandler } from './pictures/endpoint.ts';
import { previewLinksHandler } from './preview-links/endpoint.ts';
import { previewPageHandler } from './preview-links/page-endpoint.ts';
import { languageHandler } from './locale/endpoint.ts';
import { deletePreviewImageHandler } from './pictures/delete-preview-endpoint.ts';
import { usersHandler } from './users/endpoint.ts';
import { versionHandler } from './releases/endpoint.ts';
import { runAs } from './service-accounts.ts';
import { visitHandler, visitsHandler } from './visits/endpoint.ts';

keepBodiesUnread();

/** Small responses, many at once per instance; `maxInstances` bounds the cost of a flood. */
const small = {
  region: REGION,
  invoker: 'public',
  // Without it the emulators would answer every origin.
  cors: false,
  memory: '256MiB',
  cpu: 1,
  timeoutSeconds: 30,
  concurrency: 80,
  maxInstances: 10,
} as const satisfies HttpsOptions;

/** Memory and concurrency of all groups follow from `npm run bench -- memory`. */
const limitingRate = { ...small, secrets: [rateLimitKey] } as const satisfies HttpsOptions;

export const versionDev = onRequest(small, versionHandler('dev'));
export const versionProd = onRequest(small, versionHandler('prod'));
/** The key signs the cursors of lists. */
export const content = onRequest(limitingRate, contentHandler);
export const language = onRequest(small, languageHandler);
export const contact = onRequest(limitingRate, contactHandler);
export const deletePreviewImage = onRequest(limitingRate, deletePreviewImageHandler);

/** Encoding takes the whole processor. */
const imageProcessing = {
  ...small,
  memory: '1GiB',
  timeoutSeconds: 60,
  concurrency: 2,
  maxInstances: 3,
  serviceAccount: runAs('pictures'),
} as const satisfies HttpsOptions;

export const media = onRequest(small, mediaHandler);
/** A file from outside: an AVIF file of 50 megapixels takes 1.2 GiB to decode. */
export const uploadPreviewImage = onRequest(
  { ...imageProcessing, memory: '2GiB', concurrency: 1 },
  uploadPreviewImageHandler,
);
export const promoteImage = onRequest(imageProcessing, promoteImageHandler);

/** Rendering Markdown takes a thread of its own with memory of its own. */
const publishing = { ...small, memory: '512MiB', concurrency: 4, maxInstances: 3 } as const;

export const publishContent = onRequest(publishing, actsHandler);
/** Reads every post. */
export const posts = onRequest(publishing, postsHandler);

export const pictures = onRequest(publishing, picturesHandler);
/** Renders Markdown at each request, as publishing does; the key counts answers. */
export const previewPage = onRequest(
  { ...publishing, secrets: [rateLimitKey] },
  previewPageHandler,
);
export const previewLinks = onRequest(small, previewLinksHandler);
/** Rendering a page takes some ms of the processor, so fewer at once per instance. */
export const pages = onRequest(
  { ...limitingRate, memory: '512MiB', concurrency: 20 },
  pagesHandler,
);
export const dashboard = onRequest(small, dashboardHandler);
export const errorReports = onRequest(small, errorReportsHandler);
/** One instance counts thousands of views a second, and bounds how many invented names a day takes. */
export const visit = onRequest({ ...small, maxInstances: 1 }, visitHandler);
export const visits = onRequest(small, visitsHandler);
export const account = onRequest(small, accountHandler);
export const messages = onRequest(small, messagesHandler);
export const users = onRequest(small, usersHandler);
export {
  postRevisions,
  projectRevisions,
  testimonialRevisions,
} from './content/history-triggers.ts';
export { errorCounts } from './errors/trigger.ts';
export { messageMail } from './mail/trigger.ts';
export { messageCounts } from './visits/trigger.ts';

export { cleanUpDaily } from './clean-up/schedule.ts';

import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS, MESSAGE_NOTES } from '../../../model/collections.ts';
import { KINDS } from '../../../model/content/text.ts';
import { REGION } from '../config.ts';
import type { Written } from './client-change.ts';
import { recordDraft, recordMessage, recordNotes, recordVersion } from './client-records.ts';

/** Calls `handle` after every write of such a document, again for a day where it fails. @param document its path */
const afterWrite = (document: string, handle: (written: Written, id: string) => Promise<void>) =>
  onDocumentWritten(
    { document, region: REGION, retry: true, maxInstances: 3, concurrency: 20, cpu: 1 },
    async ({ id, data, params }) => {
      const { before, after } = data ?? {};
      if (before && after) await handle({ id, before, after }, params['id'] ?? '');
    },
  );

/** What browsers of admins change themselves is recorded from here; functions record what they do. */
export const auditPosts = afterWrite(`${KINDS.blog.collection}/{id}`, (written) =>
  recordDraft('blog', written),
);
export const auditPortfolio = afterWrite(`${KINDS.portfolio.collection}/{id}`, (written) =>
  recordDraft('portfolio', written),
);
export const auditTestimonials = afterWrite(`${KINDS.testimonials.collection}/{id}`, (written) =>
  recordDraft('testimonials', written),
);
export const auditMessages = afterWrite(`${COLLECTIONS.contactMessage}/{id}`, recordMessage);
export const auditNotes = afterWrite(
  `${COLLECTIONS.contactMessage}/{id}/${MESSAGE_NOTES.collection}/${MESSAGE_NOTES.document}`,
  (written, id) => recordNotes(id, written),
);
export const auditVersions = afterWrite(`${COLLECTIONS.appVersion}/{id}`, recordVersion);

import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import type { ContentKind } from '../../../model/content/limits.ts';
import { KINDS } from '../../../model/content/text.ts';
import { REGION } from '../config.ts';
import { keepRevisions } from './keep-revisions.ts';

/** Keeps revisions after every change of a draft of a kind; again for a day where it fails. */
const revisionsOf = (kind: ContentKind) =>
  onDocumentUpdated(
    {
      document: `${KINDS[kind].collection}/{id}`,
      region: REGION,
      retry: true,
      maxInstances: 3,
      concurrency: 20,
      cpu: 1,
    },
    async ({ id, data }) => {
      if (data) await keepRevisions(kind, { id, before: data.before, after: data.after });
    },
  );

/** Drafts are saved by browsers, which may not write history; what functions change they keep themselves. */
export const postRevisions = revisionsOf('blog');
export const projectRevisions = revisionsOf('portfolio');
export const testimonialRevisions = revisionsOf('testimonials');

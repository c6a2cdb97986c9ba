import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import type { ContentKind } from '../../../model/content/kinds.ts';
import { KINDS } from '../../../model/content/kinds.ts';
import { REGION } from '../config.ts';
import { keepBeforeSave } from './history.ts';

/** Keeps what was before a save of a draft of a kind; again for a day where it fails. */
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
    async ({ data }) => {
      if (data) await keepBeforeSave(kind, data);
    },
  );

/** Drafts are saved by browsers, which may not write history; acts of functions keep the draft themselves. */
export const postRevisions = revisionsOf('blog');
export const projectRevisions = revisionsOf('portfolio');
export const testimonialRevisions = revisionsOf('testimonials');

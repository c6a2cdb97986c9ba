import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../model/collections.ts';
import { REGION } from '../config.ts';
import { database } from '../firestore.ts';
import { listPost } from './list-post.ts';

/** Keeps the list of posts, in which admins search, in line with the posts. */
export const blogList = onDocumentWritten(
  {
    document: `${COLLECTIONS.blogPost}/{id}`,
    region: REGION,
    retry: true,
    maxInstances: 3,
    concurrency: 20,
    cpu: 1,
  },
  (event) => listPost(database(), event.params['id'] ?? '', Date.now()),
);

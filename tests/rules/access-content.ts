import type { GenericSchema } from 'valibot';
import { COLLECTIONS, HISTORY_COLLECTION } from '../../model/collections.ts';
import { REVISION_RECORDS } from '../../model/content/history.ts';
import {
  blogPostRecord,
  portfolioItemRecord,
  testimonialRecord,
} from '../../model/content/record.ts';
import type { CollectionAccess, Target } from './access.ts';
import type { Fields } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';
import type { Person } from './identities.ts';

interface Kind {
  collection: string;
  record: GenericSchema & { entries: Record<string, unknown> };
  revision: GenericSchema;
  text: Fields;
  shared: Fields;
}

const article = { title: 'Judul', summary: 'Ringkasan', body: 'Isi' };
const cover = {
  id: '0123abcd-0123-4567-89ab-0123456789ab',
  width: 1440,
  height: 960,
  alt: { en: 'A desk', id: 'Sebuah meja' },
};

const KINDS: Kind[] = [
  {
    collection: COLLECTIONS.blogPost,
    record: blogPostRecord,
    revision: REVISION_RECORDS.blog,
    text: article,
    shared: { slug: 'sebuah-judul', cover },
  },
  {
    collection: COLLECTIONS.portfolioItem,
    record: portfolioItemRecord,
    revision: REVISION_RECORDS.portfolio,
    text: article,
    shared: { slug: 'sebuah-judul', cover, link: 'https://contoh.example/', order: 1 },
  },
  {
    collection: COLLECTIONS.testimonial,
    record: testimonialRecord,
    revision: REVISION_RECORDS.testimonials,
    text: { quote: 'Bagus', role: 'Pemilik toko' },
    shared: { person: 'Contoh', order: 1 },
  },
];

/** An entry that is published in English and a draft in Indonesian. */
const entry = ({ text, shared }: Kind): Fields => ({
  draft: { en: text, id: text },
  live: { en: { ...text, publish_at: new Date(0) }, id: null, shared: {} },
  outdated: { en: false, id: true },
  created_date: new Date(0),
  updated_by: 'somebody-else',
  updated_date: new Date(0),
  ...shared,
});

const entryTarget = (kind: Kind): Target => ({
  about: 'any, published or not',
  path: (key) => `${kind.collection}/${key}`,
  stored: () => entry(kind),
  may: { get: 'admins only', create: 'admins only', update: 'admins only', delete: 'nobody' },
  creation: { schema: kind.record },
  change: {
    schema: kind.record,
    fields: Object.keys(kind.record.entries).filter(
      (field) => !['created_date', 'live', 'order'].includes(field),
    ),
    sample: ({ uid }: Person) => ({
      outdated: { en: true, id: false },
      updated_by: uid,
      updated_date: SERVER_TIME,
    }),
  },
  note: 'Published, reordered and deleted by the function `publishContent` only.',
});

const revisionTarget = (kind: Kind): Target => ({
  about: 'any',
  path: (key) => `${kind.collection}/of-${key}/${HISTORY_COLLECTION}/${key}`,
  stored: () => ({
    reason: 'save',
    locale: null,
    draft: { en: kind.text, id: kind.text },
    shared: kind.shared,
    saved_by: 'somebody-else',
    saved_date: SERVER_TIME,
  }),
  may: { get: 'admins only', create: 'admins only', update: 'nobody', delete: 'nobody' },
  creation: { schema: kind.revision },
  note: 'Signed by its writer at the server’s time; never changed.',
});

export const content: CollectionAccess[] = KINDS.flatMap((kind) => [
  {
    name: `${kind.collection}/{id}`,
    list: 'admins only' as const,
    queries: [
      {
        about: 'published ones only',
        where: (): [string, boolean] => ['outdated.en', false],
        limit: 1,
        may: 'admins only' as const,
      },
    ],
    targets: [entryTarget(kind)],
  },
  {
    name: `${kind.collection}/{id}/${HISTORY_COLLECTION}/{revision}`,
    list: 'admins only' as const,
    targets: [revisionTarget(kind)],
  },
]);

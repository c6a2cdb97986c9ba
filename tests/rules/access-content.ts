import type { GenericSchema } from 'valibot';
import { COLLECTIONS, HISTORY_COLLECTION } from '../../model/collections.ts';
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
    text: article,
    shared: { slug: 'sebuah-judul', cover },
  },
  {
    collection: COLLECTIONS.portfolioItem,
    record: portfolioItemRecord,
    text: article,
    shared: { slug: 'sebuah-judul', cover, link: 'https://contoh.example/', order: 1 },
  },
  {
    collection: COLLECTIONS.testimonial,
    record: testimonialRecord,
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
  recorded_date: new Date(0),
  ...shared,
});

const entryTarget = (kind: Kind): Target => ({
  about: 'any, published or not',
  path: (key) => `${kind.collection}/${key}`,
  stored: () => entry(kind),
  may: { get: 'admins only', create: 'admins only', update: 'admins only', delete: 'nobody' },
  creation: { schema: kind.record, omitted: ['recorded_date'] },
  change: {
    schema: kind.record,
    fields: Object.keys(kind.record.entries).filter(
      (field) => !['created_date', 'live', 'order', 'recorded_date'].includes(field),
    ),
    sample: ({ uid }: Person) => ({
      outdated: { en: true, id: false },
      updated_by: uid,
      updated_date: SERVER_TIME,
    }),
  },
  note: 'Published, reordered, deleted and restored by the function `publishContent` only.',
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
  may: { get: 'admins only', create: 'nobody', update: 'nobody', delete: 'nobody' },
  note: 'Functions write it; nobody changes it.',
});

const byKind: CollectionAccess[] = KINDS.flatMap((kind) => [
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

const deletedEntry: CollectionAccess = {
  name: `${COLLECTIONS.deletedEntry}/{collection}-{id}`,
  list: 'admins only',
  targets: [
    {
      about: 'any',
      path: (key) => `${COLLECTIONS.deletedEntry}/blog_post-${key}`,
      stored: () => ({ kind: 'blog', entry: 'x', name: 'Judul' }),
      may: { get: 'admins only', create: 'nobody', update: 'nobody', delete: 'nobody' },
      note: 'Functions write it. No client creates an entry that is listed here.',
    },
  ],
};

export const content: CollectionAccess[] = [...byKind, deletedEntry];

import { COLLECTIONS } from '#model/collections.ts';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import { CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import type { CollectionAccess } from '../support/access.ts';

/** A collection that no client may use, not even admins. */
const closed = (name: string, path: (key: string) => string): CollectionAccess => ({
  name,
  targets: [{ about: 'any', path, stored: () => ({ anything: 'at all' }) }],
});

/** Collections that only functions use. */
export const functionsOnly = [
  COLLECTIONS.rateLimit,
  COLLECTIONS.contentList,
  ...CONTENT_TYPE_NAMES.map((type) => CONTENT_TYPES[type].publications),
  COLLECTIONS.errorGroup,
  COLLECTIONS.accountDeletion,
  COLLECTIONS.picture,
  COLLECTIONS.previewLink,
  COLLECTIONS.visitDay,
  COLLECTIONS.release,
].map((collection) => closed(`${collection}/{id}`, (key) => `${collection}/${key}`));

/** Paths without a rule; a wildcard that is too wide would allow them. */
export const unknownPaths = [
  closed('any other collection', (key) => `unknown/${key}`),
  ...[
    'user/{uid}',
    'error_report/{id}',
    'contact_message/{id}',
    'contact_message/{id}/private/notes',
    'app_version/{dev|prod}',
    'audit_log/{id}',
    ...CONTENT_TYPE_NAMES.flatMap((type) => [
      `${CONTENT_TYPES[type].collection}/{id}`,
      `${CONTENT_TYPES[type].collection}/{id}/history/{revision}`,
    ]),
  ].map((name) =>
    closed(`${name}/any other sub-collection`, (key) => {
      const parent = name.replaceAll(/\{[^}]*\}/g, `of-${key}`);
      return `${parent}/unknown/${key}`;
    }),
  ),
  closed(
    'contact_message/{id}/private/any other document',
    (key) => `contact_message/of-${key}/private/${key}`,
  ),
  closed('user/{uid}/history/{revision}', (key) => `user/of-${key}/history/${key}`),
  closed('contact_message/{id}/any other/notes', (key) => `contact_message/of-${key}/public/notes`),
];

import { COLLECTIONS } from '#model/collections.ts';
import { CONTENT_KINDS, KINDS } from '#model/content/kinds.ts';
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
  ...CONTENT_KINDS.map((kind) => KINDS[kind].publications),
  COLLECTIONS.errorGroup,
  COLLECTIONS.accountDeletion,
  COLLECTIONS.picture,
  COLLECTIONS.previewLink,
  COLLECTIONS.visitDay,
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
    ...CONTENT_KINDS.flatMap((kind) => [
      `${KINDS[kind].collection}/{id}`,
      `${KINDS[kind].collection}/{id}/history/{revision}`,
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

import { IMAGE_LIMITS, IMAGE_TYPES } from '../../model/pictures/limits.ts';
import { VISIT_MAX_BYTES } from '../../model/visits/limits.ts';
import { forAdmins, forAll, forOwners, group, tagged } from './http/group.ts';

/*
 * What each HTTP function answers. A row imports its handler at the first call, so that a function starts with what its
 * first request needs. A function with one answer gives it at any path.
 */

export const versionDev = group('versionDev', (app) => {
  app.get(
    '*',
    forAll(async () => (await import('./releases/endpoint.ts')).answerDev),
  );
});

export const versionProd = group('versionProd', (app) => {
  app.get(
    '*',
    forAll(async () => (await import('./releases/endpoint.ts')).answerProd),
  );
});

export const deletePreviewImage = group('deletePreviewImage', (app) => {
  const images = () => import('./pictures/delete-preview-endpoint.ts');
  app.post(
    '*',
    forAll(async () => (await images()).deletePreviewImage, { maxBytes: 1024 }),
  );
});

const messages = () => import('./contact/endpoint.ts');

export const contact = group(
  'contact',
  (app) => {
    const types = ['application/json', 'application/x-www-form-urlencoded'];
    // The longest valid message in the widest encoding: 4000 characters, three bytes each, `%XX` per byte.
    const rules = { types, maxBytes: 64 * 1024 };
    app.post(
      '*',
      forAll(async () => (await messages()).receiveMessage, rules),
    );
  },
  async (error, context) => (await messages()).errorPage(error, context),
);

export const content = group('content', (app) => {
  const answers = () => import('./content/answers.ts');
  const media = () => import('./pictures/media-endpoint.ts');
  const previews = () => import('./preview-links/page-endpoint.ts');
  const pages = () => import('./content/pages.ts');
  app.get(
    '/api/language',
    forAll(async () => (await import('./locale/endpoint.ts')).switchLanguage),
  );
  app.get(
    '/api/content/:kind',
    tagged,
    forAll(async () => (await answers()).answerContent),
  );
  app.all('/api/*', (c) => c.notFound());
  app.get(
    '/media/*',
    tagged,
    forAll(async () => (await media()).answerMedia),
  );
  app.get(
    '/preview/*',
    forAll(async () => (await previews()).previewPage),
  );
  app.post('/preview/*', (c) => c.notFound());
  app.get(
    '*',
    tagged,
    forAll(async () => (await pages()).answerPage),
  );
});

export const count = group('count', (app) => {
  const visits = () => import('./visits/endpoint.ts');
  app.post(
    '*',
    forAll(async () => (await visits()).countVisit, { maxBytes: VISIT_MAX_BYTES }),
  );
});

export const admin = group('admin', (app) => {
  const account = () => import('./account/endpoint.ts');
  app.get(
    '/api/account',
    forOwners(async () => (await account()).readOwnAccount),
  );
  app.post(
    '/api/account',
    forOwners(async () => (await account()).deleteOwnAccount),
  );

  const dashboard = () => import('./dashboard/endpoint.ts');
  app.get(
    '/api/admin/dashboard',
    forAdmins(async () => (await dashboard()).answerDashboard),
  );

  const errors = () => import('./errors/endpoint.ts');
  app.get(
    '/api/admin/errors',
    forAdmins(async () => (await errors()).answerErrors),
  );
  app.post(
    '/api/admin/errors',
    forAdmins(async () => (await errors()).changeErrors),
  );

  const inbox = () => import('./contact/messages-endpoint.ts');
  app.post(
    '/api/admin/messages',
    forAdmins(async () => (await inbox()).changeMessages),
  );

  const pictures = () => import('./pictures/endpoint.ts');
  app.get(
    '/api/admin/pictures',
    forAdmins(async () => (await pictures()).answerPictures),
  );
  app.post(
    '/api/admin/pictures',
    forAdmins(async () => (await pictures()).changePictures),
  );

  const posts = () => import('./content/search-posts.ts');
  app.get(
    '/api/admin/posts',
    forAdmins(async () => (await posts()).answerPosts),
  );

  const links = () => import('./preview-links/endpoint.ts');
  app.get(
    '/api/admin/previewLinks',
    forAdmins(async () => (await links()).answerLink),
  );
  app.post(
    '/api/admin/previewLinks',
    forAdmins(async () => (await links()).changeLink),
  );

  const acts = () => import('./content/acts.ts');
  app.post(
    '/api/admin/publishContent',
    forAdmins(async () => (await acts()).performAct),
  );

  const users = () => import('./users/endpoint.ts');
  app.get(
    '/api/admin/users',
    forAdmins(async () => (await users()).answerAccounts),
  );
  app.post(
    '/api/admin/users',
    forAdmins(async () => (await users()).changeRight),
  );

  const visits = () => import('./visits/visits-endpoint.ts');
  app.get(
    '/api/admin/visits',
    forAdmins(async () => (await visits()).answerVisits),
  );
});

export const pictures = group('pictures', (app) => {
  const promote = () => import('./pictures/promote-endpoint.ts');
  app.post(
    '/api/admin/promoteImage',
    forAdmins(async () => (await promote()).promoteImage),
  );

  const upload = () => import('./pictures/upload-endpoint.ts');
  // A phone may need this long for the largest image; Hosting ends a request after 60 s.
  const image = { types: IMAGE_TYPES, maxBytes: IMAGE_LIMITS.bytes, maxSeconds: 50 };
  app.post(
    '/api/admin/uploadPreviewImage',
    forAdmins(async () => (await upload()).uploadPreviewImage, image),
  );
});

import { IMAGE_LIMITS, IMAGE_TYPES } from '../../model/pictures/limits.ts';
import { VISIT_MAX_BYTES } from '../../model/visits/limits.ts';
import { forAdmins, forAll, forOwners, group, tagged } from './http/group.ts';

/*
 * What each HTTP function answers. A row imports its handler at the first call, so that a function starts with what its
 * first request needs. A function with one answer gives it at any path.
 */

const versions = () => import('./updates/endpoint.ts');

export const versionDev = group('versionDev', (app) => {
  app.get('*', forAll(versions, 'answerDev'));
});

export const versionProd = group('versionProd', (app) => {
  app.get('*', forAll(versions, 'answerProd'));
});

export const deletePreviewImage = group('deletePreviewImage', (app) => {
  const images = () => import('./pictures/delete-preview-endpoint.ts');
  app.post('*', forAll(images, 'deletePreviewImage', { maxBytes: 1024 }));
});

const messages = () => import('./contact/endpoint.ts');

export const contact = group(
  'contact',
  (app) => {
    const types = ['application/json', 'application/x-www-form-urlencoded'];
    // The longest valid message in the widest encoding: 4000 characters, three bytes each, `%XX` per byte.
    const rules = { types, maxBytes: 64 * 1024 };
    app.post('*', forAll(messages, 'receiveMessage', rules));
  },
  async (error, context) => (await messages()).errorPage(error, context),
);

export const content = group('content', (app) => {
  const language = () => import('./locale/endpoint.ts');
  const answers = () => import('./content/answers.ts');
  const media = () => import('./pictures/media-endpoint.ts');
  const previews = () => import('./preview-links/page-endpoint.ts');
  const pages = () => import('./content/pages.ts');
  app.get('/api/language', forAll(language, 'switchLanguage'));
  app.get('/api/content/:kind', tagged, forAll(answers, 'answerContent'));
  app.all('/api/*', (c) => c.notFound());
  app.get('/media/*', tagged, forAll(media, 'answerMedia'));
  app.get('/preview/*', forAll(previews, 'previewPage'));
  app.post('/preview/*', (c) => c.notFound());
  app.get('*', tagged, forAll(pages, 'answerPage'));
});

export const count = group('count', (app) => {
  const visits = () => import('./visits/endpoint.ts');
  app.post('*', forAll(visits, 'countVisit', { maxBytes: VISIT_MAX_BYTES }));
});

export const admin = group('admin', (app) => {
  const account = () => import('./account/endpoint.ts');
  app.get('/api/account', forOwners(account, 'readOwnAccount'));
  app.post('/api/account', forOwners(account, 'deleteOwnAccount'));

  const dashboard = () => import('./dashboard/endpoint.ts');
  app.get('/api/admin/dashboard', forAdmins(dashboard, 'answerDashboard'));

  const errors = () => import('./errors/endpoint.ts');
  app.get('/api/admin/errors', forAdmins(errors, 'answerErrors'));
  app.post('/api/admin/errors', forAdmins(errors, 'changeErrors'));

  const inbox = () => import('./contact/messages-endpoint.ts');
  app.post('/api/admin/messages', forAdmins(inbox, 'changeMessages'));

  const pictures = () => import('./pictures/endpoint.ts');
  app.get('/api/admin/pictures', forAdmins(pictures, 'answerPictures'));
  app.post('/api/admin/pictures', forAdmins(pictures, 'changePictures'));

  const posts = () => import('./content/search-posts.ts');
  app.get('/api/admin/posts', forAdmins(posts, 'answerPosts'));

  const links = () => import('./preview-links/endpoint.ts');
  app.get('/api/admin/previewLinks', forAdmins(links, 'answerLink'));
  app.post('/api/admin/previewLinks', forAdmins(links, 'changeLink'));

  const acts = () => import('./content/acts.ts');
  app.post('/api/admin/publishContent', forAdmins(acts, 'performAct'));

  const users = () => import('./users/endpoint.ts');
  app.post('/api/admin/users', forAdmins(users, 'changeRight'));

  const visits = () => import('./visits/visits-endpoint.ts');
  app.get('/api/admin/visits', forAdmins(visits, 'answerVisits'));
});

export const pictures = group('pictures', (app) => {
  const promote = () => import('./pictures/promote-endpoint.ts');
  app.post('/api/admin/promoteImage', forAdmins(promote, 'promoteImage'));

  const upload = () => import('./pictures/upload-endpoint.ts');
  // A phone may need this long for the largest image; Hosting ends a request after 60 s.
  const image = { types: IMAGE_TYPES, maxBytes: IMAGE_LIMITS.bytes, maxSeconds: 50 };
  app.post('/api/admin/uploadPreviewImage', forAdmins(upload, 'uploadPreviewImage', image));
});

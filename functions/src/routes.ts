import { IMAGE_LIMITS, IMAGE_TYPES } from '../../model/pictures/limits.ts';
import { VISIT_MAX_BYTES } from '../../model/visits/limits.ts';
import { admins, signedIn } from './http/auth.ts';
import { group } from './http/group.ts';
import { acceptBody } from './http/request-body.ts';

/*
 * A row imports its handler at the first call, behind its guard: a function starts with what its first request needs. A
 * function with one answer gives it at any path.
 */

const json = acceptBody();

const versions = () => import('./updates/endpoint.ts');

export const versionDev = group('versionDev', (app) => {
  app.get('*', async () => (await versions()).answerDev());
});

export const versionProd = group('versionProd', (app) => {
  app.get('*', async () => (await versions()).answerProd());
});

export const deletePreviewImage = group('deletePreviewImage', (app) => {
  const images = () => import('./pictures/delete-preview-endpoint.ts');
  const body = acceptBody({ maxBytes: 1024 });
  app.post('*', body, async (c) => (await images()).deletePreviewImage(c));
});

const messages = () => import('./contact/endpoint.ts');

export const contact = group(
  'contact',
  (app) => {
    const types = ['application/json', 'application/x-www-form-urlencoded'];
    // The longest valid message in the widest encoding: 4000 characters, three bytes each, `%XX` per byte.
    const body = acceptBody({ types, maxBytes: 64 * 1024 });
    app.get('*', async (c) => (await messages()).showForm(c));
    app.post('*', body, async (c) => (await messages()).receiveMessage(c));
  },
  async (error, c) => (await messages()).errorPage(error, c),
);

export const content = group('content', (app) => {
  const answers = () => import('./content/answers-endpoint.ts');
  const media = () => import('./pictures/media-endpoint.ts');
  const previews = () => import('./preview-links/page-endpoint.ts');
  const pages = () => import('./content/pages-endpoint.ts');
  app.get('/api/content/:type', async (c) => (await answers()).answerContent(c));
  app.all('/api/*', (c) => c.notFound());
  app.get('/media/*', async (c) => (await media()).answerMedia(c));
  app.get('/preview/*', async (c) => (await previews()).previewPage(c));
  app.post('/preview/*', (c) => c.notFound());
  app.get('*', async (c) => (await pages()).answerPage(c));
});

export const count = group('count', (app) => {
  const visits = () => import('./visits/endpoint.ts');
  const body = acceptBody({ maxBytes: VISIT_MAX_BYTES });
  app.post('*', body, async (c) => (await visits()).countVisit(c));
});

export const admin = group('admin', (app) => {
  const account = () => import('./account/endpoint.ts');
  app.get('/api/account', signedIn, async (c) => (await account()).readOwnAccount(c));
  app.post('/api/account', json, signedIn, async (c) => (await account()).deleteOwnAccount(c));

  const sessions = () => import('./account/sessions.ts');
  app.post('/api/account/password', json, signedIn, async (c) =>
    (await sessions()).changeOwnPassword(c),
  );
  app.post('/api/admin/sessions', json, admins, async (c) => (await sessions()).endOwnSessions(c));

  const dashboard = () => import('./dashboard/endpoint.ts');
  app.get('/api/admin/dashboard', admins, async () => (await dashboard()).answerDashboard());

  const errors = () => import('./errors/endpoint.ts');
  app.get('/api/admin/errors', admins, async (c) => (await errors()).answerErrors(c));
  app.post('/api/admin/errors', json, admins, async (c) => (await errors()).changeErrors(c));

  const inbox = () => import('./contact/messages-endpoint.ts');
  app.post('/api/admin/messages', json, admins, async (c) => (await inbox()).changeMessages(c));

  const pictures = () => import('./pictures/endpoint.ts');
  app.get('/api/admin/pictures', admins, async (c) => (await pictures()).answerPictures(c));
  app.post('/api/admin/pictures', json, admins, async (c) => (await pictures()).changePictures(c));

  const posts = () => import('./content/posts-endpoint.ts');
  app.get('/api/admin/posts', admins, async (c) => (await posts()).answerPosts(c));

  const links = () => import('./preview-links/links.ts');
  app.get('/api/admin/previewLinks', admins, async (c) => (await links()).answerLink(c));
  app.post('/api/admin/previewLinks', json, admins, async (c) => (await links()).changeLink(c));

  const commands = () => import('./content/commands-endpoint.ts');
  app.post('/api/admin/publishContent', json, admins, async (c) =>
    (await commands()).runCommand(c),
  );

  const release = () => import('./release/state.ts');
  app.post('/api/admin/release', json, admins, async () => (await release()).answerRelease());

  const users = () => import('./users/endpoint.ts');
  app.post('/api/admin/users', json, admins, async (c) => (await users()).changeUser(c));
  app.post('/api/admin/email', json, admins, async (c) => (await users()).changeOwnEmail(c));

  const visits = () => import('./visits/visits-endpoint.ts');
  app.get('/api/admin/visits', admins, async () => (await visits()).answerVisits());
});

export const pictures = group('pictures', (app) => {
  const promote = () => import('./pictures/upload-endpoint.ts');
  app.post('/api/admin/promoteImage', json, admins, async (c) => (await promote()).promoteImage(c));

  const upload = () => import('./pictures/upload-endpoint.ts');
  // A phone may need this long for the largest image; Hosting ends a request after 60 s.
  const image = acceptBody({ types: IMAGE_TYPES, maxBytes: IMAGE_LIMITS.bytes, maxSeconds: 50 });
  app.post('/api/admin/uploadPreviewImage', image, admins, async (c) =>
    (await upload()).uploadPreviewImage(c),
  );
});

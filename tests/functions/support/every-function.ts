const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body = '{}', type = JSON_TYPE): RequestInit => ({
  method: 'POST',
  headers: type,
  body,
});

/** A request to every route behind Hosting: the function that has it, and the status by which it is known to have answered. */
export const REQUESTS: Record<string, [function: string, status: number, init?: RequestInit]> = {
  '/api/version/dev': ['versionDev', 200],
  '/api/version/prod': ['versionProd', 200],
  '/api/deletePreviewImage': ['deletePreviewImage', 400, post()],
  '/api/contact': ['contact', 400, post()],
  '/api/visit': ['count', 400, post()],
  '/api/content/blog?post=never-written': ['content', 404],
  '/blog/never-written': ['content', 404],
  '/our-portofolio/never-written': ['content', 404],
  '/preview/never-made': ['content', 404],
  '/media/never/stored.webp': ['content', 404],
  '/no-such-page': ['content', 404],
  '/id/blog/never-written': ['content', 404],
  '/api/admin/uploadPreviewImage': ['pictures', 401, post('x', { 'content-type': 'image/png' })],
  '/api/admin/promoteImage': ['pictures', 401, post()],
  '/api/account': ['admin', 401],
  '/api/account/password': ['admin', 401, post()],
  '/api/admin/publishContent': ['admin', 401, post()],
  '/api/admin/release': ['admin', 401, post()],
  '/api/admin/pictures': ['admin', 401],
  '/api/admin/previewLinks?type=blog&entry=a': ['admin', 401],
  '/api/admin/errors': ['admin', 401],
  '/api/admin/users': ['admin', 401, post()],
  '/api/admin/email': ['admin', 401, post()],
  '/api/admin/sessions': ['admin', 401, post()],
  '/api/admin/posts': ['admin', 401],
  '/api/admin/messages': ['admin', 401, post()],
  '/api/admin/dashboard': ['admin', 401],
  '/api/admin/visits': ['admin', 401],
};

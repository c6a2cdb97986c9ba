const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body = '{}', type = JSON_TYPE): RequestInit => ({
  method: 'POST',
  headers: type,
  body,
});

/** A request to every function behind Hosting, and the status by which it is known to have answered. */
export const REQUESTS: Record<string, [path: string, status: number, init?: RequestInit]> = {
  versionDev: ['/api/version/dev', 200],
  versionProd: ['/api/version/prod', 200],
  deletePreviewImage: ['/api/deletePreviewImage', 400, post()],
  contact: ['/api/contact', 400, post()],
  language: ['/api/language?to=en&back=/', 303],
  content: ['/api/content/blog?post=never-written', 404],
  account: ['/api/account', 401],
  uploadPreviewImage: [
    '/api/admin/uploadPreviewImage',
    401,
    post('x', { 'content-type': 'image/png' }),
  ],
  promoteImage: ['/api/admin/promoteImage', 401, post()],
  publishContent: ['/api/admin/publishContent', 401, post()],
  pictures: ['/api/admin/pictures', 401],
  previewLinks: ['/api/admin/previewLinks?kind=blog&entry=a', 401],
  errorReports: ['/api/admin/errors', 401],
  users: ['/api/admin/users?uid=a', 401],
  pages: ['/blog/never-written', 404],
  previewPage: ['/preview/never-made', 404],
  media: ['/media/never/stored.webp', 404],
  posts: ['/api/admin/posts', 401],
  messages: ['/api/admin/messages', 401, post()],
  dashboard: ['/api/admin/dashboard', 401],
  visit: ['/api/visit', 400, post()],
  visits: ['/api/admin/visits', 401],
};

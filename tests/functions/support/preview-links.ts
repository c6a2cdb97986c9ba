import type { ContentType } from '#model/content/type-names.ts';
import type { PreviewLinkAnswer } from '#model/preview-links/api.ts';
import { tokenOf } from './accounts.ts';
import { callAs, open, postAs } from './requests.ts';

const PATH = '/api/admin/previewLinks';

export const call = async (body: object) => postAs(await tokenOf('seed-admin'), PATH, body);

const linkOf = async (answer: Response) => ((await answer.json()) as PreviewLinkAnswer).link;

export async function create(entry: string, type: ContentType = 'blog') {
  const link = await linkOf(await call({ operation: 'create', type, entry }));
  if (link === null) throw new Error('there is no link');
  return link;
}

export const read = async (entry: string, type: ContentType) =>
  linkOf(await callAs(await tokenOf('seed-admin'), `${PATH}?type=${type}&entry=${entry}`));

export const textOf = async (path: string, locale = 'en') =>
  (await open(path, { 'accept-language': locale })).text();

export const statusOf = async (path: string) => {
  const response = await open(path);
  await response.arrayBuffer();
  return response.status;
};

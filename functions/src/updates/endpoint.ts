import { error as logError, warn } from 'firebase-functions/logger';
import * as v from 'valibot';
import {
  APP_VERSION,
  versionSchema,
  type VersionChannel,
} from '../../../model/updates/app-version.ts';
import { versionCacheSeconds } from '../config.ts';
import { errorText } from '../error-text.ts';
import { collection } from '../firestore.ts';
import { cachedLoader } from '../http/cached-loader.ts';
import { json } from '../http/http-response.ts';

/**
 * Makes the handler of GET → `{version}`: the version that admins set, or the built-in one where none is set, where the stored one is
 * malformed, and where Firestore cannot be reached and nothing is cached.
 */
function versionHandler(channel: VersionChannel): () => Promise<Response> {
  const read = async () =>
    (await collection('app_version').doc(channel).get()).get('version') as unknown;
  const current = cachedLoader(async () => checked(channel, await read()), {
    freshFor: () => versionCacheSeconds.value() * 1000,
  });
  return async () => {
    const version = await current().catch((error: unknown) => {
      logError('version not read, using the built-in one', { channel, error: errorText(error) });
      return APP_VERSION;
    });
    const seconds = versionCacheSeconds.value();
    const cacheControl = `public, max-age=0, s-maxage=${seconds}, must-revalidate`;
    return json(200, { version }, { 'Cache-Control': cacheControl });
  };
}

function checked(channel: VersionChannel, stored: unknown): string {
  if (stored === undefined) return APP_VERSION;
  const version = v.safeParse(versionSchema, stored);
  if (version.success) return version.output;
  warn('stored version is malformed, using the built-in one', { channel });
  return APP_VERSION;
}

export const answerDev = versionHandler('dev');
export const answerProd = versionHandler('prod');

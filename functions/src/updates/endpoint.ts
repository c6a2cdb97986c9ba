import { error as logError } from 'firebase-functions/logger';
import * as v from 'valibot';
import {
  APP_VERSION,
  versionSchema,
  type VersionChannel,
} from '../../../model/updates/app-version.ts';
import { versionCacheSeconds } from '../config.ts';
import { errorText } from '../error-text.ts';
import { collection } from '../firestore.ts';
import { cached } from '../http/cached.ts';
import { json } from '../http/http-response.ts';

const readVersion = cached(
  async (channel: VersionChannel) => {
    const stored = await collection('app_version').doc(channel).get();
    return v.parse(v.fallback(versionSchema, APP_VERSION), stored.get('version'));
  },
  () => versionCacheSeconds.value() * 1000,
);

async function answerVersion(channel: VersionChannel): Promise<Response> {
  const version = await readVersion(channel).catch((error: unknown) => {
    logError('version not read, using the built-in one', { channel, error: errorText(error) });
    return APP_VERSION;
  });
  const cacheControl = `public, max-age=0, s-maxage=${versionCacheSeconds.value()}, must-revalidate`;
  return json(200, { version }, { 'Cache-Control': cacheControl });
}

export const answerDev = () => answerVersion('dev');
export const answerProd = () => answerVersion('prod');

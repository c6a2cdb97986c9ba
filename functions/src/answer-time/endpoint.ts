import { error as logError } from 'firebase-functions/logger';
import type { AnswerTimeResponse } from '../../../model/answer-time/api.ts';
import { contentCacheSeconds } from '../config.ts';
import { sharedCacheControl } from '../content/content-cache.ts';
import { cachedLoader } from '../http/cached-loader.ts';
import { endpoint } from '../http/endpoint.ts';
import type { HttpHandler } from '../http/endpoint.ts';
import { json } from '../http/http-response.ts';
import { storedAnswerTime } from './stored-answer-time.ts';

/** Seconds for which browsers and the CDN keep the answer: with the instance's memory well under two minutes. */
const CACHE_SECONDS = { browser: 10, cdn: 60 };

/**
 * GET `/api/answerTime` → `{answerTime}`: how soon the studio answers, null where nothing is claimed: too few answers, or
 * the database is silent.
 */
export function makeAnswerTimeHandler(): HttpHandler {
  const current = cachedLoader(() => storedAnswerTime(Date.now()), {
    freshFor: () => contentCacheSeconds.value() * 1000,
  });
  return endpoint({ name: 'answerTime', methods: ['GET'] }, async ({ requestId }) => {
    try {
      const cacheControl = sharedCacheControl(CACHE_SECONDS.browser, CACHE_SECONDS.cdn);
      const answerTime = await current();
      return json<AnswerTimeResponse>(200, { answerTime }, { 'Cache-Control': cacheControl });
    } catch (error) {
      logError('answer time not read', { requestId, error: String(error) });
      const headers = { 'Cache-Control': 'public, max-age=0, s-maxage=5' };
      return json<AnswerTimeResponse>(200, { answerTime: null }, headers);
    }
  });
}

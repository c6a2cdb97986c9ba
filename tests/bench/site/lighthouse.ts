import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Locale } from '#studio/locale.ts';
import { CHROMIUM } from '../../../playwright.config.ts';

/** Lighthouse sometimes fails to record a trace. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse as a phone, with simulated throttling, on a page in a fresh browser that prefers a language.
 * @returns the scores by category, of 100, and the layout shift
 * @throws Error where it records no trace three times in a row
 */
export async function audit(url: string, locale: Locale, attempt = 1) {
  const language = locale === 'id' ? 'id-ID' : 'en-GB';
  const chrome = await launch({
    ...(CHROMIUM === undefined ? {} : { chromePath: CHROMIUM }),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      `--lang=${language}`,
      `--accept-lang=${language}`,
    ],
    envVars: { ...process.env, LANGUAGE: locale },
  });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      extraHeaders: { 'Accept-Language': language },
    });
    if (!run || run.lhr.runtimeError) {
      throw new Error(run?.lhr.runtimeError?.message ?? 'no result');
    }
    const { audits, categories } = run.lhr;
    const scores = Object.entries(categories).map(
      ([id, { score }]) => [id, Math.round((score ?? 0) * 100)] as const,
    );
    return {
      scores: Object.fromEntries<number>(scores),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    };
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
  } finally {
    chrome.kill();
  }
  return audit(url, locale, attempt + 1);
}

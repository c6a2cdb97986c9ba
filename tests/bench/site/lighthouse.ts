import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Locale } from '#studio/locale.ts';
import { CHROMIUM } from '../../../playwright.config.ts';

/** Lighthouse sometimes fails to record a trace. */
const ATTEMPTS = 3;

/** Times in ms. */
export interface Paints {
  first: number;
  largest: number;
  blocking: number;
  layoutShift: number;
}

/**
 * Runs Lighthouse as a phone, with simulated throttling, on a page in a fresh browser that prefers a language.
 * @throws Error where it records no trace three times in a row
 */
export async function audit(url: string, locale: Locale, attempt = 1): Promise<Paints> {
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
      onlyCategories: ['performance'],
      extraHeaders: { 'Accept-Language': language },
    });
    if (!run || run.lhr.runtimeError) {
      throw new Error(run?.lhr.runtimeError?.message ?? 'no result');
    }
    const { audits } = run.lhr;
    const value = (name: string) => audits[name]?.numericValue ?? NaN;
    return {
      first: value('first-contentful-paint'),
      largest: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
    };
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
  } finally {
    chrome.kill();
  }
  return audit(url, locale, attempt + 1);
}

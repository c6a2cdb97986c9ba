import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import type { Locale } from '../../../model/locale.ts';
import { CHROMIUM } from '../../../playwright.config.ts';

/** One Lighthouse run: its scores by category, of 100, and the layout shift. */
interface Audit {
  scores: Readonly<Record<string, number>>;
  layoutShift: number;
}

/** Attempts per run: Lighthouse sometimes fails to record a trace. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse (simulated throttling) on a page in a fresh browser that prefers a language.
 * @throws Error where it records no trace three times in a row
 */
export async function audit(
  url: string,
  locale: Locale,
  device: 'mobile' | 'desktop',
): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(url, locale, device);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function auditOnce(
  url: string,
  locale: Locale,
  device: 'mobile' | 'desktop',
): Promise<Audit> {
  const chrome = await launch({
    ...(CHROMIUM === undefined ? {} : { chromePath: CHROMIUM }),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      `--lang=${locale === 'id' ? 'id-ID' : 'en-GB'}`,
      `--accept-lang=${locale === 'id' ? 'id-ID' : 'en-GB'}`,
    ],
    envVars: { ...process.env, LANGUAGE: locale },
  });
  try {
    const run = await lighthouse(
      url,
      {
        port: chrome.port,
        logLevel: 'silent',
        output: 'json',
        extraHeaders: { 'Accept-Language': locale === 'id' ? 'id-ID' : 'en-GB' },
      },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!run || run.lhr.runtimeError)
      throw new Error(run?.lhr.runtimeError?.message ?? 'no result');
    const { audits, categories } = run.lhr;
    return {
      scores: Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
      ),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    };
  } finally {
    chrome.kill();
  }
}

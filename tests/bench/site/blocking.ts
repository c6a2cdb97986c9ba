import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { serve } from '../../serve.ts';
import { median } from '../figures.ts';
import { openOnPhone } from './phone.ts';

const RUNS = 5;
/** After this time without a task of 50 ms or more, the page counts as quiet. */
const QUIET_MS = 3000;

/** Serves a page that hydrates `bare-react.tsx` as the site hydrates its pages: in the first idle moment after `load`. */
export async function serveBareReact() {
  const folder = fileURLToPath(new URL('../../../', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/bare-react.tsx`],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    absWorkingDir: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      'react-router': `${folder}node_modules/react-router/dist/production/index.mjs`,
      'react-router/dom': `${folder}node_modules/react-router/dist/production/dom-export.mjs`,
    },
  });
  const script = brotliCompressSync(outputFiles[0]!.contents);
  const html = `<!doctype html><html lang="en"><title>Bare</title><div id="root"><main><h1>A page</h1><p><a href="/other" data-discover="true">Another page</a></p></main></div><script>addEventListener('load',()=>requestIdleCallback(()=>import('/app.js')))</script>`;
  const { origin, close } = await serve((request, response) => {
    if (request.url === '/app.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.setHeader('Content-Encoding', 'br');
      response.end(script);
    } else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    }
  });
  return { origin: origin.slice(0, -1), stop: close };
}

/** Durations of the tasks of 50 ms or more, after the last of which the page was quiet for some time. */
function longTasks(page: Page): Promise<number[]> {
  return page.evaluate(
    (quiet) =>
      new Promise<number[]>((resolve) => {
        const tasks: number[] = [];
        const end = () => resolve(tasks);
        let timer = setTimeout(end, quiet);
        new PerformanceObserver((list) => {
          tasks.push(...list.getEntries().map(({ duration }) => duration));
          clearTimeout(timer);
          timer = setTimeout(end, quiet);
        }).observe({ type: 'longtask', buffered: true });
      }),
    QUIET_MS,
  );
}

/** Total blocking time of a page on a phone whose processor is slowed, and its longest task, both in ms. */
async function once(url: string, rate: number) {
  const { page, close } = await openOnPhone(rate);
  try {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const tasks = await longTasks(page);
    return {
      blocking: tasks.reduce((sum, task) => sum + task - 50, 0),
      longest: Math.max(0, ...tasks),
    };
  } finally {
    await close();
  }
}

/** Medians of a page and of the bare one, opened in turns. */
export async function blockingTimes(url: string, bareUrl: string, rate: number) {
  const runs: Record<'site' | 'bare', Awaited<ReturnType<typeof once>>[]> = { site: [], bare: [] };
  for (let run = 0; run < RUNS; run += 1) {
    // oxlint-disable no-await-in-loop -- one at a time: each uses the whole processor
    runs.bare.push(await once(bareUrl, rate));
    runs.site.push(await once(url, rate));
    // oxlint-enable no-await-in-loop
  }
  const medians = (kind: keyof typeof runs) => ({
    blocking: median(runs[kind].map(({ blocking }) => blocking)),
    longest: median(runs[kind].map(({ longest }) => longest)),
  });
  return { site: medians('site'), bare: medians('bare') };
}

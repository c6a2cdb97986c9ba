import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { serve } from '../../serve.ts';

const TEXT =
  '<main><h1>A page</h1><p><a href="/other" data-discover="true">To the other page</a></p></main>';

/** The floor of the paints: HTML with its style inline and without a script. */
const PLAIN_HTML = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain</title><style>body{margin:2rem;font:1.1rem/1.6 sans-serif;color:#123}</style>${TEXT}`;

/** Hydrates `bare-react.tsx` as the site hydrates its pages: in the first idle moment after `load`. */
const BARE_REACT = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><div id="root">${TEXT}</div><script>addEventListener('load',()=>requestIdleCallback(()=>import('/app.js')))</script>`;

/** Serves the pages that the site is measured beside: `plain.html` and `react.html`. */
export async function serveFloors() {
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
  const { origin, close } = await serve((request, response) => {
    if (request.url === '/app.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.setHeader('Content-Encoding', 'br');
      response.end(script);
    } else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(request.url === '/plain.html' ? PLAIN_HTML : BARE_REACT);
    }
  });
  return { plain: `${origin}plain.html`, react: `${origin}react.html`, stop: close };
}

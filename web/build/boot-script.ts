import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The minified inline script of every page. */
export async function buildBootScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/app/boot.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    legalComments: 'none',
  });
  const text = outputFiles[0]?.text.trim();
  if (!text) throw new Error('The boot script is empty');
  if (/<\/script|<!--/i.test(text))
    throw new Error('The boot script contains text that ends an inline script');
  return text;
}

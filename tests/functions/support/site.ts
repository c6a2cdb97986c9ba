import { readFileSync } from 'node:fs';
import { SITE } from '../../../emulators/project.ts';
import type { HttpListener } from '../../../functions/src/http/group.ts';
import { serve } from '../../serve.ts';
import { OWN_PROJECT } from './project.ts';

interface Rewrite {
  source: string;
  function: { functionId: string };
}

/** Hosting's rewrites to functions, in their order. */
export const rewrites = (
  JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as {
    hosting: { rewrites: Rewrite[] };
  }
).hosting.rewrites;

/** The form of a rewrite's source; those that begin with `!` are for pages. */
function pattern(source: string): RegExp {
  if (source.startsWith('!')) return /^/;
  return new RegExp(`^${source.replace(/\*+/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))}$`);
}

/** All functions at the addresses at which Hosting forwards to them, without Hosting's files. */
async function serveFunctions(): Promise<string> {
  const functions = (await import('../../../functions/src/index.ts')) as unknown as Record<
    string,
    HttpListener
  >;
  const routes = rewrites.map((rewrite) => ({
    matches: pattern(rewrite.source),
    handler: functions[rewrite.function.functionId],
  }));
  const { origin, server } = await serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', SITE);
    await routes.find(({ matches }) => matches.test(pathname))?.handler?.(request, response);
  });
  // It ends with the worker.
  server.unref();
  return origin.slice(0, -1);
}

let origin: Promise<string> | undefined;

/** Origin of the functions: in this process, or behind Hosting for files that share the suite's project. */
export function siteOrigin(): Promise<string> {
  return (origin ??= OWN_PROJECT ? serveFunctions() : Promise.resolve(SITE));
}

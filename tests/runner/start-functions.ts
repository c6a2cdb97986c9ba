import { SITE } from '../../emulators/project.ts';
import { REQUESTS } from '../functions/support/every-function.ts';

/** Requests of most pages: browsers send them at the same time, and the emulator gives each request a process. */
const OFTEN = ['/api/version/prod', '/api/content/blog?post=never-written', '/blog/never-written'];

/**
 * Calls every function once, and some twice at once. The first call starts a process, which takes longer on a busy
 * machine than a page waits for its answer.
 */
export async function startFunctions(): Promise<void> {
  const paths = [...OFTEN.flatMap((path) => [path, path]), ...Object.keys(REQUESTS)];
  const waiting = paths.values();
  const lane = async (): Promise<void> => {
    for (const path of waiting) {
      const [, , init = {}] = REQUESTS[path] ?? [];
      const response = await fetch(SITE + path, { redirect: 'manual', ...init });
      await response.arrayBuffer();
    }
  };
  await Promise.all([lane(), lane()]);
}

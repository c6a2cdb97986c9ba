import { SITE } from '../../emulators/project.ts';
import { REQUESTS } from '../functions/support/every-function.ts';

/** What most pages ask: browsers do so at the same time, and the emulator gives each request a process. */
const OFTEN = ['versionProd', 'content', 'pages'];

/**
 * Calls every function once, and some twice at once. The first call starts a process, which takes longer on a busy
 * machine than a page waits for its answer.
 */
export async function startFunctions(): Promise<void> {
  const names = [...OFTEN.flatMap((name) => [name, name]), ...Object.keys(REQUESTS)];
  const waiting = names.values();
  const lane = async (): Promise<void> => {
    for (const name of waiting) {
      const [path, , init = {}] = REQUESTS[name] ?? ['/'];
      const response = await fetch(SITE + path, { redirect: 'manual', ...init });
      await response.arrayBuffer();
    }
  };
  await Promise.all([lane(), lane()]);
}

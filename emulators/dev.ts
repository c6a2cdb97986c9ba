import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { startDevServer } from '../web/scripts/dev-server.ts';
import { DEV_PORT, HOST, PORT_HINT, ROOT, SetupError, SITE } from './project.ts';
import { runUntilStopped } from './start.ts';

function rebuildFunctions(): void {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = () => {
    spawn(process.execPath, [join(ROOT, 'functions/build.ts')], { cwd: ROOT, stdio: 'inherit' });
  };
  for (const folder of ['functions/src', 'model']) {
    watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, 200);
    });
  }
}

// `npm run dev`: the emulators of `npm start`, and a Vite server with hot reload in front of them.
await runUntilStopped('seeded', async () => {
  await startDevServer(HOST, DEV_PORT, SITE).catch(({ message }: Error) => {
    throw new SetupError(`${message}. ${PORT_HINT}`);
  });
  rebuildFunctions();
  return { 'Hot reload': `http://${HOST}:${DEV_PORT}` };
});

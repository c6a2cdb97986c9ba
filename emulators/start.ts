import { runUntilStopped } from './launch.ts';

/** `npm start`: the whole product on this machine, until Ctrl-C. */
await runUntilStopped();

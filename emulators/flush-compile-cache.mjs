import { flushCompileCache } from 'node:module';

/*
 * Loaded by every process of the emulators (NODE_OPTIONS, firebase-tools.ts). Node writes its compile cache when a
 * process exits, but the processes of functions are killed: without this, each of them would compile all code again.
 */

/** A function's process has loaded its code by then, in milliseconds. */
const LOADED = 5_000;

setTimeout(() => {
  flushCompileCache();
}, LOADED).unref();

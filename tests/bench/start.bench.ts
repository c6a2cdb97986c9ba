import { startEmulators, stopEmulators } from '../../emulators/emulator-suite.ts';
import type { Bench } from './figures.ts';

/** Duration of `npm start` where everything is installed and built. */
export const bench: Bench = {
  needsSuite: false,
  measure: async () => {
    await stopEmulators();
    const begin = Date.now();
    // As `npm start` does.
    await startEmulators({ ui: true });
    return [
      {
        what: 'npm start until everything is seeded and answers',
        value: (Date.now() - begin) / 1000,
        unit: 's',
        limit: 20,
        note: 'installed and built before; with an Emulator UI, which only a machine on the internet gets, 10 s more',
      },
    ];
  },
};

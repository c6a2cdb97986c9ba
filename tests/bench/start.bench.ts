import { startEmulators, stopEmulators } from '../../emulators/emulator-suite.ts';
import type { Bench } from './figures.ts';

/** Duration of `npm start` where everything is installed and built. */
export const bench: Bench = {
  needsSuite: false,
  measure: async () => {
    await stopEmulators();
    const begin = Date.now();
    await startEmulators({ ui: false });
    return [
      {
        what: 'npm start until everything is seeded and answers',
        value: (Date.now() - begin) / 1000,
        unit: 's',
        limit: 20,
        note: 'installed and built before',
      },
    ];
  },
};

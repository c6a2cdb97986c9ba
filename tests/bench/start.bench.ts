import { startEmulators, stopEmulators } from '../../emulators/emulator-suite.ts';
import type { Bench } from './figures.ts';

/** Duration of `npm start` where everything is installed and built. */
export const bench: Bench = {
  needsSuite: false,
  measure: async () => {
    await stopEmulators();
    const begin = Date.now();
    await startEmulators(false);
    return [
      {
        what: 'npm start until everything is seeded and answers',
        value: (Date.now() - begin) / 1000,
        unit: 's',
        limit: 30,
        note: 'installed and built before; 8 s of it compile the description of the Auth emulator',
      },
    ];
  },
};

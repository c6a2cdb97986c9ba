import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildIfChanged } from '../../emulators/build.ts';
import { runningContent, startEmulators, stopEmulators } from '../../emulators/emulator-suite.ts';
import { EMULATOR_ENVIRONMENT, ROOT, SetupError } from '../../emulators/project.ts';
import { installMissingTools } from '../../emulators/system-tools.ts';
import { type Bench, holds } from './figures.ts';

/** `npm run bench` measures all areas, `npm run bench -- site` one; a figure beyond its limit fails the run. */
async function main(wanted: string[]): Promise<boolean> {
  const files = globSync('tests/bench/*.bench.ts', { cwd: ROOT }).toSorted();
  const areas = files.map((file) => [basename(file, '.bench.ts'), file] as const);
  const known = areas.map(([area]) => area);
  for (const area of wanted) {
    if (!known.includes(area)) {
      throw new SetupError(`There is no bench "${area}". There are: ${known.join(', ')}.`);
    }
  }
  let good = true;
  Object.assign(process.env, EMULATOR_ENVIRONMENT);
  await installMissingTools(['java', 'firestore', 'chromium']);
  await buildIfChanged();
  for (const [area, file] of areas) {
    if (wanted.length > 0 && !wanted.includes(area)) continue;
    const { bench } = (await import(join(ROOT, file))) as { bench: Bench };
    if (bench.needsSuite && (await runningContent()) !== 'seeded') await startEmulators(false);
    console.log(`… ${area}`);
    const figures = await bench.measure();
    console.table(
      figures.map((figure) => ({
        ...figure,
        value: Number(figure.value.toPrecision(3)),
        holds: holds(figure),
      })),
    );
    good &&= figures.every(holds);
  }
  return good;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stopEmulators().then(() => process.exit(130)));
}
let good = false;
try {
  good = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
}
await stopEmulators();
process.exit(good ? 0 : 1);

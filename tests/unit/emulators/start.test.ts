import { afterEach, expect, test, vi } from 'vitest';
import { startEmulators, stopEmulators } from '../../../emulators/emulator-suite.ts';
import { installMissingTools } from '../../../emulators/install-tools.ts';
import { SetupError } from '../../../emulators/project.ts';
import { runUntilStopped } from '../../../emulators/start.ts';

vi.mock('../../../emulators/install-tools.ts', () => ({ installMissingTools: vi.fn() }));
vi.mock('../../../emulators/emulator-suite.ts', () => ({
  LOG_FILE: 'log',
  startEmulators: vi.fn(),
  stopEmulators: vi.fn(),
}));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const listeners = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
afterEach(() => {
  for (const [signal, before] of listeners) {
    for (const listener of process.listeners(signal)) {
      if (!before.includes(listener)) process.off(signal, listener);
    }
  }
});

/** Runs `npm start` to its end; what it prints as an error. */
async function runToEnd(): Promise<string> {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runUntilStopped();
  expect(stopEmulators).toHaveBeenCalled();
  expect(exit).toHaveBeenCalledWith(1);
  return printed.mock.calls.join('\n');
}

test('npm start installs what is missing before it starts the emulators, and says what it cannot fix', async () => {
  const order: string[] = [];
  vi.mocked(installMissingTools).mockImplementation((wanted) => {
    order.push(`install ${wanted.join(' ')}`);
    return Promise.resolve();
  });
  vi.mocked(startEmulators).mockImplementation(() => {
    order.push('start');
    return Promise.reject(new SetupError('Java 21 or newer is needed.'));
  });
  expect(await runToEnd()).toBe('Java 21 or newer is needed.');
  expect(order).toEqual(['install java firestore', 'start']);
});

test('a fault of an emulator is named in one line, and everything is stopped', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const fault = 'Firestore Emulator has exited upon receiving signal: SIGKILL';
  vi.mocked(startEmulators).mockResolvedValue({ ended: Promise.resolve(fault), stop: vi.fn() });
  expect(await runToEnd()).toBe(
    `The emulators are stopped, because of a fault of their own: ${fault}. "npm start" starts them again; their log: log`,
  );
});

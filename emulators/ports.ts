import { createServer } from 'node:net';
import { HOST, SetupError } from './project.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Checks that no process listens on any of the ports.
 * @param ports name → port number
 * @throws {SetupError} naming all ports that are in use
 */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  const used: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) used.push(`${port} (${name})`);
  }
  if (used.length === 0) return;
  throw new SetupError(
    `In use by another program: port ${used.join(', ')}. Is the suite running in another terminal? ` +
      '"lsof -i :<port>" or "ss -ltnp" names the program; stop it and try again.',
  );
}

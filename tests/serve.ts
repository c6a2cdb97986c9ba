import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Serves a handler in this process, on a free port. The origin ends with a slash. */
export async function serve(
  handler: Handler,
): Promise<{ origin: string; server: Server; close: () => Promise<void> }> {
  const server = createServer((request, response) => void handler(request, response));
  // A test that renders for seconds would find its connection closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    server,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves a handler while `during` runs, which gets its origin. */
export async function serving<T>(
  handler: Handler,
  during: (origin: string) => Promise<T>,
): Promise<T> {
  const { origin, close } = await serve(handler);
  try {
    return await during(origin);
  } finally {
    await close();
  }
}

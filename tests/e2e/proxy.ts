import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST, PORTS } from '../../emulators/project.ts';

/** Returns true if it answers the request itself; the proxy forwards the others to the site. */
type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Starts a proxy of the site on a free port, for tests of slow responses: a response that is held back here uses one
 * of the browser's connections, as on a slow network. A request intercepted by Playwright does not.
 */
export async function startProxy(intercept: Intercept) {
  const server = createServer((request, response) => {
    if (!intercept(request, response)) forward(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, HOST, listening));
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function forward(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', method = 'GET', headers } = request;
  const asked = ask({ host: HOST, port: PORTS.hosting, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // A page that navigates away aborts its requests.
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

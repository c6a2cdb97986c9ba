import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST, PORTS } from '../../emulators/project.ts';

/** True where it takes care of the answer; the others are the site's own. */
type TakeOver = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The site on a port of its own, for tests of how answers arrive: what is held back here takes one of the browser's
 * connections, as on a slow network, which an intercepted request does not.
 */
export async function startProxy(takeOver: TakeOver) {
  const server = createServer((request, response) => {
    if (!takeOver(request, response)) passOn(request, response);
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

function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', method = 'GET', headers } = request;
  const asked = ask({ host: HOST, port: PORTS.hosting, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // A page that is left breaks off what it asked for.
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

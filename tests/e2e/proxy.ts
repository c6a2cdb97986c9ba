import { type IncomingMessage, type ServerResponse, request as ask } from 'node:http';
import { SITE } from '../../emulators/project.ts';
import { serve } from '../serve.ts';

/** Returns true if it answers the request itself; the proxy forwards the others to the site. */
type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Starts a proxy of the site on a free port, for tests of slow responses: a response that is held back here uses one
 * of the browser's connections, as on a slow network. A request intercepted by Playwright does not.
 */
export async function startProxy(intercept: Intercept) {
  const { origin, close } = await serve((request, response) => {
    if (!intercept(request, response)) forward(request, response, SITE);
  });
  return { origin: origin.slice(0, -1), close };
}

/** Forwards a request to an address of the emulators. */
export function forward(request: IncomingMessage, response: ServerResponse, base: string): void {
  const { url = '/', method = 'GET', headers } = request;
  const asked = ask(base + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // A page that navigates away aborts its requests.
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

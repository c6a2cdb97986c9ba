import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Time for the Functions emulator to pass a body on, and to take an answer. */
const TAKEN_MS = 10_000;

/**
 * The emulator would end as a whole ("write EPIPE") if a function closed a connection with a body first. The answer is
 * complete by its length; the rest of the body is dropped.
 */
function endByEmulator(request: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = (chunk?: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) response.write(chunk);
    else response.flushHeaders();
    const timer = setTimeout(end, TAKEN_MS);
    response.once('close', () => clearTimeout(timer));
    // Hosting's emulator asks for the end of the connection; otherwise the response ends after the body.
    if (request.headers.connection !== 'close') {
      if (request.complete) return end();
      request.once('end', end);
    }
    request.resume();
    return response;
  };
}

// firebase-tools.ts loads this into all processes of the suite by NODE_OPTIONS.
if (process.env['FUNCTIONS_EMULATOR'] === 'true') {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.method !== 'GET' && request.method !== 'HEAD') endByEmulator(request, response);
  });
}

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const declared = new WeakMap<IncomingHttpHeaders, { type: string; encoding: string }>();

/**
 * Keeps the functions framework from parsing bodies before the endpoint sees them: it would answer
 * malformed JSON, an unknown charset or a broken gzip body by itself, with an HTML page instead of
 * `{error: {code, message}}`, and would inflate and parse 12 MB that the endpoint refuses by size.
 * Every body is handed to it as bytes; `declaredType` and `declaredEncoding` give what was sent.
 * Functions that events trigger are left alone: their bodies are for the framework.
 */
export function keepBodiesRaw(): void {
  if (['event', 'cloudevent'].includes(process.env['FUNCTION_SIGNATURE_TYPE'] ?? '')) return;
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    declared.set(headers, {
      type: headers['content-type'] ?? '',
      encoding: headers['content-encoding'] ?? '',
    });
    if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
  });
}

/** Content-Type as the sender wrote it, or ''. */
export function originalContentType(headers: IncomingHttpHeaders): string {
  return declared.get(headers)?.type ?? headers['content-type'] ?? '';
}

/** Content-Encoding as the sender wrote it, or ''. */
export function originalContentEncoding(headers: IncomingHttpHeaders): string {
  return declared.get(headers)?.encoding ?? headers['content-encoding'] ?? '';
}

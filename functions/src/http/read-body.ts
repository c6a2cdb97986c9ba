import type { HttpRequest } from './endpoint.ts';
import { HttpError } from './http-error.ts';

/**
 * A request's body: what the functions framework has read, else the stream itself.
 * @param maxBytes a longer body is refused, and never kept in memory by this function
 * @throws {HttpError} 413
 */
export async function readBody(request: HttpRequest, maxBytes: number): Promise<Buffer> {
  if (request.rawBody) {
    if (request.rawBody.length > maxBytes) throw tooLarge(maxBytes);
    return request.rawBody;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Read on without keeping it: a sender that is still sending would not see the answer.
    if (length <= maxBytes) chunks.push(chunk);
  }
  if (length > maxBytes) throw tooLarge(maxBytes);
  return Buffer.concat(chunks);
}

function tooLarge(maxBytes: number): HttpError {
  return new HttpError(413, 'too_large', `The body may have at most ${maxBytes} bytes.`);
}

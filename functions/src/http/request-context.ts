import { randomUUID } from 'node:crypto';
import { trustedProxies } from '../config.ts';
import { clientIp } from './client-ip.ts';
import type { HttpRequest } from './request-body.ts';
import { originalContentType } from './request-body.ts';

/** What an endpoint knows of one request. */
export interface RequestContext {
  method: string;
  /** Percent-encoded, as sent. */
  path: string;
  query: URLSearchParams;
  /** Media type in lower case without parameters, '' where none was sent. */
  type: string;
  /** Empty until the body was read; stays empty for GET and HEAD. */
  body: Buffer;
  requestId: string;
  /** The sender's address as far as it can be trusted; personal data, so it is never logged or stored. */
  clientIp: string;
  /** The last hop's address: our own proxy, or a sender who bypasses it. Personal data too. */
  lastHopIp: string;
  /** A header by its lower-case name, or ''. */
  header: (name: string) => string;
}

/** The context of a request whose body has not been read. */
export function createContext(request: HttpRequest): RequestContext {
  const { headers, url = '' } = request;
  const header = (name: string): string => {
    const value = headers[name];
    return (Array.isArray(value) ? value.join(', ') : value) ?? '';
  };
  const [path = ''] = url.split('?', 1);
  const forwarded = header('x-forwarded-for');
  const socketAddress = request.socket.remoteAddress ?? '';
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(url.slice(path.length)),
    type: (originalContentType(headers).split(';')[0] ?? '').trim().toLowerCase(),
    body: Buffer.alloc(0),
    requestId: randomUUID(),
    clientIp: clientIp(forwarded, trustedProxies.value(), socketAddress),
    lastHopIp: clientIp(forwarded, 0, socketAddress),
    header,
  };
}

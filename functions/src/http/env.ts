import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { clientIp } from './client-ip.ts';

export interface Env {
  Bindings: HttpBindings;
  /** The page's own id of the request, or a new one; in every log line and in the answer. */
  Variables: { requestId: string };
}

export const urlOf = (c: Context): URL => new URL(c.req.url);

/** The sender cannot choose it. Personal data: never logged or stored. */
export const senderIp = ({ req, env }: Pick<Context<Env>, 'req' | 'env'>): string =>
  clientIp(req.header('x-forwarded-for') ?? '', env.incoming.socket.remoteAddress ?? '');

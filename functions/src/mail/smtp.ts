import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { errorText } from '../error-text.ts';
import type { Address } from './address.ts';

export interface SmtpServer {
  host: string;
  port: number;
  /** '' signs in nowhere. */
  user: string;
  password: string;
}

export interface Mail {
  /** The same mail always gets the same Message-ID, so that mailboxes can show a repeated one once. */
  id: string;
  from: Address;
  to: string;
  /** Without it, a reply goes to the sender. */
  replyTo?: Address;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/**
 * `retry`: not accepted, or not known to be; may be accepted later. `refused`: not accepted, and never will be. The error
 * has no addresses.
 */
type SmtpResult = { state: 'sent' } | { state: 'retry' | 'refused'; error: string };

/** Longest time to reach the server, and to send, in ms each. */
const TIMEOUT_MS = 30_000;

const LOCAL = ['127.0.0.1', '::1', 'localhost'];

function messageIdOf(id: string, from: Address): string {
  const domain = from.address.split('@')[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`;
}

/**
 * Hands one mail to a server, with TLS unless the server is on this machine. Never rejects.
 * @param timeout longest time in ms to reach the server, and again to send
 */
export async function sendMail(
  server: SmtpServer,
  mail: Mail,
  timeout = TIMEOUT_MS,
): Promise<SmtpResult> {
  const isLocal = LOCAL.includes(server.host);
  try {
    const transport = createTransport({
      host: server.host,
      port: server.port,
      secure: server.port === 465,
      requireTLS: !isLocal && server.port !== 465,
      ignoreTLS: isLocal,
      ...(server.user !== '' && { auth: { user: server.user, pass: server.password } }),
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail({
      from: mail.from,
      // As objects: an address in a text could be parsed as several.
      to: { name: '', address: mail.to },
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      headers: mail.headers,
      messageId: messageIdOf(mail.id, mail.from),
      signal: AbortSignal.timeout(2 * timeout),
    });
    return { state: 'sent' };
  } catch (error) {
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
    // A server that refuses everyone, or the password, is a matter for the studio: the mail waits for that.
    const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
    return { state: isFinal ? 'refused' : 'retry', error: errorText(error) };
  }
}

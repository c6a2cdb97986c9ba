import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { Transporter } from 'nodemailer';
import type { Address } from './address.ts';
import type { Picture } from './mail-body.ts';

export interface SmtpServer {
  host: string;
  port: number;
  /** '' signs in nowhere. */
  user: string;
  password: string;
}

export interface Mail {
  /** Id of its record; the same mail always gets the same Message-ID, so that mailboxes can show a repeated one once. */
  id: string;
  from: Address;
  to: string;
  /** Without it, a reply goes to the sender. */
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  pictures: readonly Picture[];
  headers: Record<string, string>;
  /** Ids of the mails before it in its conversation, oldest first. */
  references?: readonly string[];
}

/**
 * `retry`: not accepted, may be accepted later. `refused`: not accepted, and never will be. `unknown`: the connection
 * ended without the server's answer while the mail was sent, so it may have been accepted.
 */
export type SmtpResult =
  | { state: 'sent' }
  | { state: 'retry' | 'refused' | 'unknown'; error: string };

/** Longest time to reach the server, and to send, in ms each; with the time to compose shorter than the lease (`outbox.ts`). */
const TIMEOUT_MS = 30_000;

const LOCAL = ['127.0.0.1', '::1', 'localhost'];

/** The text of an error without addresses and line breaks. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
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
  try {
    return await handOver(await transportTo(server, timeout), mail, timeout);
  } catch (error) {
    return { state: 'retry', error: errorText(error) };
  }
}

async function transportTo(server: SmtpServer, timeout: number): Promise<Transporter> {
  // Loaded here, so that functions that send no mail start without it.
  const { createTransport } = await import('nodemailer');
  const isLocal = LOCAL.includes(server.host);
  return createTransport({
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
}

/** The Message-ID of a mail of this sender. */
function messageIdOf(id: string, from: Address): string {
  const domain = from.address.split('@')[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`;
}

async function handOver(transport: Transporter, mail: Mail, timeout: number): Promise<SmtpResult> {
  const references = (mail.references ?? []).map((id) => messageIdOf(id, mail.from));
  // nodemailer does not tell at which step a connection was lost. It asks for the text once it has connected and signed in:
  // what fails before was certainly not sent.
  let isSignedIn = false;
  transport.use('stream', ({ message }, done) => {
    message.transform(() => {
      isSignedIn = true;
      return new PassThrough();
    });
    done();
  });
  try {
    await transport.sendMail({
      from: mail.from,
      // As objects: an address in a text could be parsed as several.
      to: { name: '', address: mail.to },
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: mail.pictures.map(({ id, png }) => ({
        cid: id,
        filename: `${id}.png`,
        content: png,
      })),
      headers: mail.headers,
      messageId: messageIdOf(mail.id, mail.from),
      ...(references[0] !== undefined && { inReplyTo: references[0], references }),
      signal: AbortSignal.timeout(2 * timeout),
    });
    return { state: 'sent' };
  } catch (error) {
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
    const text = errorText(error);
    // Without an answer of the server, nobody knows whether it accepted the mail.
    if (responseCode < 400) return { state: isSignedIn ? 'unknown' : 'retry', error: text };
    // A server that refuses everyone is a matter for the studio: the mail waits for that.
    const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
    return { state: isFinal ? 'refused' : 'retry', error: text };
  }
}

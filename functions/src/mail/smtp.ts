import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
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
  replyTo: Address;
  subject: string;
  text: string;
  html: string;
  pictures: readonly Picture[];
  headers: Record<string, string>;
}

/**
 * `retry`: not accepted, may be accepted later. `refused`: not accepted, and never will be. `unknown`: the connection
 * ended between handing over the text and the server's answer, so the mail may have been accepted.
 */
export type SmtpResult =
  { state: 'sent' } | { state: 'retry' | 'refused' | 'unknown'; error: string };

/** Longest time of one attempt, in ms; with the time to compose shorter than the lease of its record (`outbox.ts`). */
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

function build(mail: Mail): Promise<Buffer> {
  const domain = mail.from.address.split('@')[1] ?? 'localhost';
  const hash = createHash('sha256').update(mail.id).digest('hex').slice(0, 32);
  const composer = new MailComposer({
    from: mail.from,
    // As objects: an address in a text could be parsed as several.
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.pictures.map(({ id, png }) => ({
      cid: id,
      filename: `${id}.png`,
      content: png,
    })),
    headers: mail.headers,
    messageId: `<${hash}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** What an error means for the mail. @param handedOver true once its text was being sent */
function failure(error: unknown, handedOver: boolean): SmtpResult {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const text = errorText(error);
  if (responseCode >= 400) {
    // A wrong password or a server that refuses everyone is mended by the studio: the mail waits for that.
    const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
    return { state: isFinal ? 'refused' : 'retry', error: text };
  }
  return { state: handedOver ? 'unknown' : 'retry', error: text };
}

/**
 * Hands one mail to a server, with TLS unless the server is on this machine. Never rejects: a mail that cannot be built
 * is a `retry`.
 * @param timeout longest time in ms
 */
export async function sendMail(
  server: SmtpServer,
  mail: Mail,
  timeout = TIMEOUT_MS,
): Promise<SmtpResult> {
  try {
    return await handOver(server, mail, await build(mail), timeout);
  } catch (error) {
    return failure(error, false);
  }
}

/** @throws only before anything was handed over */
async function handOver(
  server: SmtpServer,
  mail: Mail,
  raw: Buffer,
  timeout: number,
): Promise<SmtpResult> {
  const isLocal = LOCAL.includes(server.host);
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.port === 465,
    requireTLS: !isLocal && server.port !== 465,
    ignoreTLS: isLocal,
    connectionTimeout: timeout / 2,
    greetingTimeout: timeout / 2,
    socketTimeout: timeout,
  });
  let handedOver = false;
  // nodemailer reads this only after the server has answered DATA, before it looks at the next answer.
  const content = Readable.from(
    (function* read() {
      // nodemailer accepts any 2xx too. After a command that was answered twice, that is the answer to an earlier command,
      // and one that is still to come would be taken for the answer to the text.
      const answer = String(connection.lastServerResponse);
      if (!answer.startsWith('3'))
        throw new Error(`the server did not ask for the text: ${answer}`);
      handedOver = true;
      yield raw;
    })(),
  );
  const { promise, resolve } = Promise.withResolvers<SmtpResult>();
  const fail = (error: unknown) => resolve(failure(error, handedOver));
  const timer = setTimeout(() => fail(new Error(`no answer within ${timeout} ms`)), timeout);
  connection.on('error', fail);
  connection.on('end', () => fail(new Error('the connection was closed')));
  const send = () => {
    const envelope = { from: mail.from.address, to: [mail.to], size: raw.length };
    connection.send(envelope, content, (error: unknown) => {
      if (error) return fail(error);
      resolve({ state: 'sent' });
    });
  };
  try {
    connection.connect((error?: unknown) => {
      if (error) return fail(error);
      if (server.user === '') return send();
      const { user, password } = server;
      connection.login({ credentials: { user, pass: password } }, (refused: unknown) =>
        refused ? fail(refused) : send(),
      );
    });
    return await promise;
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

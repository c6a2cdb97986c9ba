import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { errorText } from '../error-text.ts';
import type { Address } from './address.ts';

export interface SmtpServer {
  host: string;
  port: number;
  user: string;
  password: string;
}

export interface Mail {
  /** The Message-ID follows from it: mailboxes can show a repeated mail once. */
  id: string;
  from: Address;
  to: string;
  replyTo?: Address;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** `retry`: not known to be accepted. `refused`: never will be. The error has no addresses. */
type SmtpResult = { state: 'sent' } | { state: 'retry' | 'refused'; error: string };

const TIMEOUT_MS = 30_000;

const LOCAL = ['127.0.0.1', '::1', 'localhost'];

function messageIdOf(id: string, from: Address): string {
  const domain = from.address.split('@')[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`;
}

/** Status codes (RFC 3463) of a refused recipient or text; 5.1.7 and 5.1.8 are about the sender. */
const FINAL_STATUS = /^5\.(?:1\.(?![78]$)|6\.|7\.1$)/;

/** Quotas, senders, suspensions and full mailboxes change within a day; a refused recipient or text does not. */
function isFinal(command: string, response: string): boolean {
  const [, code = '', status] = /^(5\d\d)[ -](5\.\d+\.\d+)?/.exec(response) ?? [];
  if (status === undefined) return command === 'RCPT TO' && /^55[013]$/.test(code);
  return ['RCPT TO', 'DATA'].includes(command) && FINAL_STATUS.test(status);
}

/** Sends with TLS, except on this machine. Never rejects. @param timeout in ms to reach the server, and again to send */
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
      // An object, because an address in a text could be parsed as several.
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
    const { command = '', response = '' } = error as { command?: string; response?: string };
    return { state: isFinal(command, response) ? 'refused' : 'retry', error: errorText(error) };
  }
}

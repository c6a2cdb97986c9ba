import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
import { HOST, MAIL_PORTS, PORT_HINT, SetupError } from './project.ts';

export type ReceivedMail = Awaited<ReturnType<typeof parse>>;

const KEPT = 200;

const addresses = (list: Email['to']): string =>
  (list ?? []).map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');

async function parse(raw: Buffer, envelope: SMTPServerEnvelope) {
  const mail = await PostalMime.parse(raw);
  return {
    /** The SMTP commands decide where a mail goes. */
    envelope: {
      from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
      to: envelope.rcptTo.map(({ address }) => address),
    },
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    from: addresses(mail.from && [mail.from]),
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    received: Date.now(),
  };
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function page(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    ({ subject, from, to, replyTo, text, received }) => `<details>
<summary><b>${escape(subject)}</b> to ${escape(to)}, ${new Date(received).toLocaleTimeString('en-GB')}</summary>
<p>From ${escape(from)}<br>Reply to ${escape(replyTo)}</p>
<pre>${escape(text)}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mail (${mails.length})</title>
<meta name="color-scheme" content="light dark"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>body{font:16px/1.5 system-ui;max-width:60em;margin:2em auto;padding:0 1em}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>Mail</h1><p>${mails.length === 0 ? 'Nothing has arrived yet.' : 'Latest first. Reload for new ones.'}</p>
${rows.join('\n')}</html>`;
}

/**
 * Accepts every mail, keeps it in memory and sends none on. Ends with this process.
 * @throws {SetupError} if a port is taken
 */
export async function startMailServer(): Promise<void> {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      buffer(stream)
        .then((raw) => parse(raw, envelope))
        .then((mail) => mails.unshift(mail) > KEPT && mails.pop())
        .then(() => done(), done);
    },
  });
  const http = createServer((request: IncomingMessage, response: ServerResponse) => {
    const isList = request.url === '/messages';
    response.setHeader('Content-Type', isList ? 'application/json' : 'text/html; charset=utf-8');
    response.end(isList ? JSON.stringify(mails) : page(mails));
  });
  const listen = (server: SMTPServer | Server, port: number) =>
    new Promise<void>((resolve, reject) => {
      server.on('error', ({ message }) => reject(new SetupError(`${message}. ${PORT_HINT}`)));
      server.listen(port, HOST, resolve);
    });
  await Promise.all([listen(smtp, MAIL_PORTS.smtp), listen(http, MAIL_PORTS.mailPage)]);
}

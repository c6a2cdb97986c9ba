import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { HOST, MAIL_PORTS } from './project.ts';

/** A mail that arrived, as `GET /messages` answers it, latest first. */
export interface ReceivedMail {
  /** Addresses of the SMTP commands, which decide where a mail goes. */
  envelope: { from: string; to: string[] };
  /** Names of the headers in lower case. */
  headers: { key: string; value: string }[];
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  /** '' for a mail of plain text. */
  html: string;
  /** Milliseconds since 1970. */
  received: number;
}

/** Mails that are kept, the latest. */
const KEPT = 200;

const addresses = (list: Email['to']): string =>
  (list ?? []).map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');

async function parse(raw: Buffer, envelope: ReceivedMail['envelope']): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  return {
    envelope,
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

/** The page that shows what arrived. */
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
 * Starts the mail server of the local suite. It accepts every mail, keeps the latest in memory and sends none on.
 * Besides, a page shows them; `GET /messages` answers them as JSON.
 * @returns closes both
 */
export async function startMailServer(): Promise<() => Promise<void>> {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => parse(raw, { from, to }))
        .then(
          (mail) => {
            mails.unshift(mail);
            mails.length = Math.min(mails.length, KEPT);
            done();
          },
          (error: Error) => done(error),
        );
    },
  });
  const http = createServer((request: IncomingMessage, response: ServerResponse) => {
    const isList = request.url === '/messages';
    response.setHeader('Content-Type', isList ? 'application/json' : 'text/html; charset=utf-8');
    response.end(isList ? JSON.stringify(mails) : page(mails));
  });
  await Promise.all([
    new Promise<void>((resolve) => smtp.listen(MAIL_PORTS.smtp, HOST, resolve)),
    new Promise<void>((resolve) => http.listen(MAIL_PORTS.mailPage, HOST, resolve)),
  ]);
  return async () => {
    http.closeAllConnections();
    await Promise.all([
      new Promise<void>((resolve) => smtp.close(resolve)),
      new Promise((resolve) => http.close(resolve)),
    ]);
  };
}

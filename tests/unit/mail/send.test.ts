import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { Mail } from '../../../functions/src/mail/smtp.ts';
import { errorText } from '../../../functions/src/error-text.ts';
import { sendMail } from '../../../functions/src/mail/smtp.ts';

const mail: Mail = {
  id: 'receipt-CS-TEST-0001',
  from: { name: 'Contoh Studio', address: 'halo@contoh.example' },
  to: 'ayu@contoh.example',
  replyTo: { name: '', address: 'halo@contoh.example' },
  subject: 'Pesan Anda sudah kami terima',
  text: 'Terima kasih',
  headers: { 'Auto-Submitted': 'auto-replied' },
};

/** What a server does at a point of the conversation: answers, or ends the connection. */
type Step = string | ((socket: Socket) => void);
type Point = 'GREETING' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'TEXT';

const hangUp: Step = (socket) => socket.destroy();
const silence: Step = () => undefined;

const usual: Record<Point, string> = {
  GREETING: '220 test',
  EHLO: '250 test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  TEXT: '250 accepted',
};

/** Serves SMTP as told while `during` runs. @returns also the texts that were completely received */
async function serving<T>(
  steps: Partial<Record<Point, Step>>,
  during: (port: number) => Promise<T>,
): Promise<{ result: T; received: Buffer[]; connections: number }> {
  const received: Buffer[] = [];
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    connections += 1;
    socket.on('error', () => undefined);
    const answer = (point: Point) => {
      const step: Step = steps[point] ?? usual[point];
      if (typeof step === 'string') socket.write(`${step}\r\n`);
      else step(socket);
    };
    let text: string | null = null;
    let rest = '';
    answer('GREETING');
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (text !== null) {
          if (line !== '.') {
            text += `${line}\r\n`;
            continue;
          }
          received.push(Buffer.from(text, 'latin1'));
          text = null;
          answer('TEXT');
          continue;
        }
        const point = line.split(/[ :]/)[0]?.toUpperCase();
        if (point === 'DATA') text = '';
        if (point === 'EHLO' || point === 'MAIL' || point === 'RCPT' || point === 'DATA')
          answer(point);
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const result = await during((server.address() as AddressInfo).port);
    return { result, received, connections };
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

const send = (port: number, changes: Partial<Mail> = {}) =>
  sendMail({ host: '127.0.0.1', port, user: '', password: '' }, { ...mail, ...changes }, 500);

test.each<[string, Partial<Record<Point, Step>>, string]>([
  ['accepts', {}, 'sent'],
  ['does not greet', { GREETING: silence }, 'retry'],
  ['hangs up at once', { GREETING: hangUp }, 'retry'],
  ['is too busy', { GREETING: '421 too many connections' }, 'retry'],
  ['hangs up when it is greeted', { EHLO: hangUp }, 'retry'],
  ['refuses everyone', { GREETING: '554 not you' }, 'retry'],
  ['does not know the recipient', { RCPT: '550 no <ayu@contoh.example> here' }, 'refused'],
  ['asks to come back later', { RCPT: '450 greylisted' }, 'retry'],
  ['hangs up at the recipient', { RCPT: hangUp }, 'retry'],
  ['is slow at the recipient', { RCPT: silence }, 'retry'],
  ['answers the recipient twice', { RCPT: '250 ok\r\n250 ok' }, 'retry'],
  ['refuses the text', { TEXT: '554 looks like spam' }, 'refused'],
  ['is full', { TEXT: '452 no space' }, 'retry'],
  ['hangs up instead of answering the text', { TEXT: hangUp }, 'retry'],
  ['never answers the text', { TEXT: silence }, 'retry'],
  [
    'hangs up while the text is sent',
    { DATA: (socket) => void socket.end('354 go on\r\n') },
    'retry',
  ],
  ['answers the text twice', { TEXT: '250 accepted\r\n554 no' }, 'sent'],
])('a server that %s %#', async (_what, steps, state) => {
  const { result, connections } = await serving(steps, send);
  expect([result.state, connections]).toEqual([state, 1]);
  if ('error' in result) expect(result.error).not.toContain('@');
});

test('a server that is not there', async () => {
  const { result: port } = await serving({}, (free) => Promise.resolve(free));
  expect((await send(port)).state).toBe('retry');
});

test('line breaks and lists in names and addresses add neither headers nor recipients', async () => {
  const { received } = await serving({}, (port) =>
    send(port, {
      subject: 'Hello\r\nBcc: victim@contoh.example\r\n\r\nbody',
      replyTo: { name: 'A\r\nBcc: victim@contoh.example', address: 'a@contoh.example' },
    }),
  );
  const { headers, bcc, replyTo } = await PostalMime.parse(received[0] ?? '');
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
  expect(bcc).toBeUndefined();
  expect(replyTo?.map(({ address }) => address)).toEqual(['a@contoh.example']);
});

test('the same mail has the same Message-ID at every attempt', async () => {
  const ids = await Promise.all(
    [mail.id, mail.id, 'receipt-another'].map(async (id) => {
      const { received } = await serving({}, (port) => send(port, { id }));
      return (await PostalMime.parse(received[0] ?? '')).messageId;
    }),
  );
  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).not.toBe(ids[2]);
});

test('the text of an error has no addresses', () => {
  expect(errorText(new Error('550 <a@b.example>: unknown\r\nuser'))).toBe('550 <…>: unknown user');
});

import { type AddressInfo, type Socket, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { type SMTPServerOptions, SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { errorText } from '../../../functions/src/error-text.ts';
import { type Mail, sendMail } from '../../../functions/src/mail/smtp.ts';

const mail: Mail = {
  id: 'receipt-CS-TEST-0001',
  from: { name: 'Contoh Studio', address: 'halo@contoh.example' },
  to: 'ayu@contoh.example',
  replyTo: { name: '', address: 'halo@contoh.example' },
  subject: 'Pesan Anda sudah kami terima',
  text: 'Terima kasih',
  headers: { 'Auto-Submitted': 'auto-replied' },
};

const send = (port: number, changes: Partial<Mail> = {}, timeout?: number) =>
  sendMail({ host: '127.0.0.1', port, user: '', password: '' }, { ...mail, ...changes }, timeout);

/** Sends a mail to a server that behaves so. @returns also the texts that it received */
async function sendTo(behaviour: SMTPServerOptions, changes: Partial<Mail> = {}, timeout?: number) {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      void buffer(stream).then((text) => {
        received.push(text);
        done();
      });
    },
    ...behaviour,
  }).on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const result = await send((server.server.address() as AddressInfo).port, changes, timeout);
  await new Promise<void>((resolve) => server.close(resolve));
  return { result, received };
}

/** Refuses at a step with a code and a status, such as `recipient 550 5.1.1`. */
function refusing(what: string): SMTPServerOptions {
  const [step, code, status = ''] = what.split(' ');
  const text = `${status} no <ayu@contoh.example> here`.trim();
  const error = Object.assign(new Error(text), { responseCode: Number(code) });
  if (step === 'greeting') return { onConnect: (_session, done) => done(error) };
  if (step === 'sender') return { onMailFrom: (_address, _session, done) => done(error) };
  if (step === 'recipient') return { onRcptTo: (_address, _session, done) => done(error) };
  return { onData: (stream, _session, done) => void stream.on('end', () => done(error)).resume() };
}

test.each<[string, SMTPServerOptions | string, string]>([
  ['accepts', {}, 'sent'],
  ['refuses everyone', 'greeting 554', 'retry'],
  ['does not know the recipient', 'recipient 550', 'refused'],
  ['asks to come back later', 'recipient 450', 'retry'],
  ['is silent at the recipient', { onRcptTo: () => undefined }, 'retry'],
  ['knows no such recipient', 'recipient 550 5.1.1', 'refused'],
  ['has a full mailbox', 'recipient 552 5.2.2', 'retry'],
  ['has a daily quota', 'recipient 550 5.4.5', 'retry'],
  ['refuses the text', 'text 554 5.6.0', 'refused'],
  ['refuses the text by its policy', 'text 554 5.7.1', 'refused'],
  ['has not verified the sender', 'text 554', 'retry'],
  ['finds the sender unknown', 'text 550 5.1.8', 'retry'],
  ['has suspended the sender', 'sender 550 5.7.1', 'retry'],
  ['never answers the text', { onData: (stream) => void stream.resume() }, 'retry'],
])('a server that %s', async (_what, behaviour, state) => {
  const server = typeof behaviour === 'string' ? refusing(behaviour) : behaviour;
  const { result } = await sendTo(server, {}, state === 'retry' ? 500 : undefined);
  expect(result.state).toBe(state);
  if ('error' in result) expect(result.error).not.toContain('@');
});

test.each<[string, (socket: Socket) => void]>([
  ['hangs up', (socket) => socket.destroy()],
  ['says nothing', () => undefined],
])('a server that %s, and one that is not there', async (_what, greet) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect((await send(port, {}, 500)).state).toBe('retry');
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  expect((await send(port, {}, 500)).state).toBe('retry');
});

test('line breaks and lists in names and addresses add neither headers nor recipients', async () => {
  const { received } = await sendTo(
    {},
    {
      subject: 'Hello\r\nBcc: victim@contoh.example\r\n\r\nbody',
      replyTo: { name: 'A\r\nBcc: victim@contoh.example', address: 'a@contoh.example' },
    },
  );
  const { headers, bcc, replyTo } = await PostalMime.parse(received[0] ?? '');
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
  expect(bcc).toBeUndefined();
  expect(replyTo?.map(({ address }) => address)).toEqual(['a@contoh.example']);
});

test('the same mail has the same Message-ID at every attempt, another one its own', async () => {
  const ids = [];
  for (const id of [mail.id, mail.id, 'receipt-another']) {
    const { received } = await sendTo({}, { id });
    ids.push((await PostalMime.parse(received[0] ?? '')).messageId);
  }
  expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
});

test('the text of an error is one line without addresses', () => {
  expect(errorText(new Error('550 <a@b.example>: unknown\r\nuser'))).toBe('550 <…>: unknown user');
});

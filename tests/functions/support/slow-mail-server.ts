import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SmtpServer } from '../../../functions/src/mail/smtp.ts';

/**
 * Starts a mail server that asks for its answer when it has a text.
 * @param answer gets the text with its headers; resolves where the server accepts it, rejects where it refuses it for good
 */
export async function startSlowMailServer(
  answer: (text: Buffer) => Promise<void>,
): Promise<{ server: SmtpServer; close: () => Promise<void> }> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(answer)
        .then(
          () => done(),
          () => done(Object.assign(new Error('refused'), { responseCode: 554 })),
        );
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    server: { host: '127.0.0.1', port, user: '', password: '' },
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}

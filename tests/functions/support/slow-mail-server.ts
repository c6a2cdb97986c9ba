import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SmtpServer } from '../../../functions/src/mail/smtp.ts';

/**
 * Starts a mail server that asks for its answer when it has a text.
 * @param answer resolves where the server accepts the text, rejects where it refuses it for good
 */
export async function startSlowMailServer(
  answer: () => Promise<void>,
): Promise<{ server: SmtpServer; close: () => Promise<void> }> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('end', () => {
        answer().then(
          () => done(),
          () => done(Object.assign(new Error('refused'), { responseCode: 554 })),
        );
      });
      stream.resume();
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    server: { host: '127.0.0.1', port, user: '', password: '' },
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}

import {
  mailFrom,
  mailTo,
  siteOrigin,
  smtpHost,
  smtpPassword,
  smtpPort,
  smtpUser,
} from '../config.ts';
import { type Address, isPlainAddress, parseAddress } from './address.ts';
import type { SmtpServer } from './smtp.ts';

/** The studio's side of every mail. */
export interface Studio {
  from: Address;
  /** Who is notified of new messages. */
  to: string;
  /** Origin of links; '' for none. */
  origin: string;
}

export interface MailConfig {
  server: SmtpServer;
  studio: Studio;
}

/** The configured mail server and addresses; null where they are not set or not valid, and no mail is sent. */
export function mailConfig(): MailConfig | null {
  const from = parseAddress(mailFrom.value());
  const to = mailTo.value();
  if (smtpHost.value() === '' || from === null || !isPlainAddress(to)) return null;
  return {
    server: {
      host: smtpHost.value(),
      port: smtpPort.value(),
      user: smtpUser.value(),
      password: smtpPassword.value(),
    },
    studio: { from, to, origin: siteOrigin.value() },
  };
}

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

export interface MailIdentity {
  from: Address;
  to: string;
  origin: string;
}

export interface MailConfig {
  server: SmtpServer;
  studio: MailIdentity;
}

/** Null if server or addresses are not set or not valid: no mail is sent. */
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

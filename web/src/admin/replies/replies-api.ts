import type { Locale } from '../../../../model/locale.ts';
import { mailStatusSchema } from '../../../../model/mail/api.ts';
import { mailId } from '../../../../model/mail/mail.ts';
import type { SendReply, SentReply } from '../../../../model/replies/api.ts';
import { sentReplySchema } from '../../../../model/replies/api.ts';
import { replyId } from '../../../../model/replies/reply.ts';
import type { ReplyTemplates } from '../../../../model/replies/template.ts';
import { templatesSchema } from '../../../../model/replies/template.ts';
import { ApiError, callApi } from '../../data/api-client.ts';
import type { ErrorDescription } from '../../data/error-message.ts';
import { describeReason } from '../../data/error-message.ts';
import { replyMessages } from './messages.ts';

/** Sends a reply. The same call again is the same reply. */
export async function sendReply(reply: Omit<SendReply, 'operation'>): Promise<SentReply> {
  return callApi('replies', sentReplySchema, { operation: 'send', ...reply });
}

/** Sends a reply again whose mail was refused or may have been lost. */
export async function sendReplyAgain(message: string, number: number): Promise<void> {
  const id = mailId('reply', replyId(message, number));
  await callApi('mail', mailStatusSchema, { action: 'send_again', id });
}

/** The texts to start a reply from. */
export async function loadTemplates(): Promise<ReplyTemplates> {
  return callApi('replies', templatesSchema);
}

/** Replaces the texts to start a reply from; `version` is that which was edited. */
export async function saveTemplates(templates: ReplyTemplates): Promise<ReplyTemplates> {
  return callApi('replies', templatesSchema, { operation: 'set_templates', ...templates });
}

/** Describes why a reply was not sent, or its texts not saved. */
export function describeReplyError(error: unknown, locale: Locale): ErrorDescription {
  const { refused, noAnswer } = replyMessages[locale];
  const isUnanswered =
    error instanceof ApiError && error.code === 'unavailable' && !(error.reason in refused);
  return isUnanswered ? { text: noAnswer, expected: true } : describeReason(error, locale, refused);
}

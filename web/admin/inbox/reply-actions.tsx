import { useLocale } from '#browser/locale/locale-context.tsx';
import type { StoredMessage } from '#model/contact/message.ts';
import { mailReplyHref, replyText, whatsAppReplyHref } from '#model/contact/reply.ts';
import { CopyButton, Icon, buttonClass } from '../ui/index.ts';
import { inboxMessages } from './messages.ts';

/** Opens the mail program or WhatsApp with an answer to the sender. @param onReply called when one was opened */
export function ReplyActions({
  message,
  onReply,
}: {
  message: StoredMessage;
  onReply: () => void;
}) {
  const t = inboxMessages[useLocale()];
  const { email, phone } = message;
  const text = replyText(message);
  return (
    <>
      {email !== undefined && (
        <>
          <a
            className={buttonClass('primary')}
            href={mailReplyHref({ ...message, email })}
            onClick={onReply}
          >
            <Icon name="reply" />
            <span>{t.reply}</span>
          </a>
          <CopyButton text={text}>{t.copyText}</CopyButton>
        </>
      )}
      {phone !== undefined && (
        <a
          className={buttonClass(email === undefined ? 'primary' : 'plain')}
          href={whatsAppReplyHref(phone, text)}
          target="_blank"
          rel="noreferrer"
          onClick={onReply}
        >
          <Icon name="reply" />
          <span>{t.replyWhatsApp}</span>
        </a>
      )}
    </>
  );
}

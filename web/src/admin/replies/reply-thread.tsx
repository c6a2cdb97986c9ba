import type { StoredMessage } from '../../../../model/contact/message.ts';
import type { MailState } from '../../../../model/mail/mail.ts';
import type { StoredReply } from '../../../../model/replies/reply.ts';
import type { Tone } from '../../controls/index.ts';
import { Badge, Button } from '../../controls/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { studio } from '../../studio/studio.ts';
import { replyMessages } from './messages.ts';
import { describeReplyError, sendReplyAgain } from './replies-api.ts';

const TONES: Readonly<Record<MailState, Tone>> = {
  waiting: 'info',
  sending: 'info',
  sent: 'good',
  failed: 'danger',
  unknown: 'warn',
  cancelled: 'plain',
};

/** The replies to a message in their order, each with the state of its mail. */
export function ReplyThread({ id, message }: { id: string; message: StoredMessage }) {
  const t = replyMessages[useLocale()];
  const { replies = [], locale } = message;
  if (replies.length === 0) return null;
  return (
    <section aria-label={t.thread} className="grid gap-3 border-t border-a-line pt-4">
      <h3 className="font-semibold">{t.thread}</h3>
      <ol className="grid gap-4">
        {replies.map((reply, index) => (
          // Replies are only added.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="grid gap-1 border-s-4 border-a-line ps-3">
            <Reply message={id} number={index + 1} reply={reply} lang={locale} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reply({
  message,
  number,
  reply: { name, created_date, state, error, text },
  lang,
}: {
  message: string;
  number: number;
  reply: StoredReply;
  lang: string;
}) {
  const locale = useLocale();
  const t = replyMessages[locale];
  const { busy, run } = useMutation('sending a reply again', { describe: describeReplyError });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name || studio.name}</span>
        <time className="control-hint" dateTime={new Date(created_date).toISOString()}>
          {formatTime(created_date, locale, 'time')}
        </time>
        <Badge tone={TONES[state]}>{t.state[state]}</Badge>
      </p>
      <p className="max-w-prose whitespace-pre-wrap" dir="auto" lang={lang}>
        {text}
      </p>
      {state === 'waiting' && error !== '' && (
        <p className="control-hint">
          {t.stateText.waiting} {formatMessage(t.serverSaid, { error })}
        </p>
      )}
      {(state === 'failed' || state === 'unknown') && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="control-hint min-w-0 grow basis-60">
            {formatMessage(t.stateText[state], { error })}
          </p>
          <Button
            busy={busy}
            onClick={() => void run(() => sendReplyAgain(message, number), { text: t.sentAgain })}
          >
            {t.again}
          </Button>
        </div>
      )}
    </>
  );
}

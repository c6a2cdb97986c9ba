import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type StoredMessage, parseMailProblem } from '#model/contact/message.ts';
import { mailReplyHref, replyText, whatsAppReplyHref } from '#model/contact/reply.ts';
import { budgetName, isPackage } from '#studio/packages.ts';
import { CONTACT_MESSAGE_RETENTION_MONTHS, RETENTION_DAYS } from '#studio/retention.ts';
import { useFacts } from '../data/use-words-file.ts';
import {
  Button,
  ButtonLink,
  CheckField,
  CopyButton,
  Fact,
  MessageStatusBadge,
  Notice,
} from '../ui/index.ts';
import { languageNames } from '../ui/messages.ts';
import { inboxMessages } from './messages.ts';
import { NotesEditor } from './notes-editor.tsx';
import type { Triage } from './use-triage.ts';

export function MessageBody({
  id,
  message,
  triage,
}: {
  id: string;
  message: StoredMessage;
  triage: Triage;
}) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const has = (status: StoredMessage['status']) => message.status === status;
  const set = (status: StoredMessage['status']) => triage.changeStatus(id, message, status);
  const { referral } = message;
  const names = useFacts();
  return (
    <article className="grid gap-4 p-4 wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-2 lg:-order-2">
        <div className="min-w-0">
          <h2 className="text-lg" dir="auto">
            {message.name}
          </h2>
          {message.email && <p className="text-a-muted">{message.email}</p>}
          {message.phone && <p className="text-a-muted">{message.phone}</p>}
        </div>
        <MessageStatusBadge status={message.status} names={t.status} />
      </div>
      <MailProblems message={message} />
      {/* The sender may have written in another language than the form's `locale`. */}
      <p className="max-w-prose text-base whitespace-pre-wrap" dir="auto" lang="">
        {message.message}
      </p>
      {/* Next to the list there is room for them above the text. */}
      <div className="grid gap-4 lg:-order-1">
        {has('deleted') ? (
          <BinActions id={id} message={message} set={set} triage={triage} />
        ) : (
          <Actions message={message} set={set} />
        )}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-a-line pt-4">
        <Fact name={t.received}>{formatTime(message.created_date, locale, 'fullTime')}</Fact>
        {message.company && (
          <Fact name={t.company}>
            <bdi>{message.company}</bdi>
          </Fact>
        )}
        {message.package && (
          <Fact name={t.package}>
            {isPackage(message.package) ? names[message.package] : message.package}
          </Fact>
        )}
        {message.budget && <Fact name={t.budget}>{budgetName(message.budget, locale)}</Fact>}
        <Fact name={t.language}>{languageNames[locale][message.locale]}</Fact>
        {message.page && <Fact name={t.page}>{message.page}</Fact>}
        {referral && <Fact name={t.entered}>{referral.page}</Fact>}
        {referral?.referrer && <Fact name={t.referrer}>{referral.referrer}</Fact>}
        {referral?.source && <Fact name={t.source}>{referral.source}</Fact>}
        <Fact name={t.reference}>
          {message.uid === undefined ? message.reference : `${message.reference} · ${t.account}`}
        </Fact>
      </dl>
      {!has('deleted') && (
        <CheckField
          label={formatMessage(t.keep, { months: CONTACT_MESSAGE_RETENTION_MONTHS })}
          checked={message.keep === true}
          onChange={(event) => triage.keep(id, event.target.checked)}
        />
      )}
      <NotesEditor id={id} />
    </article>
  );
}

function MailProblems({ message }: { message: StoredMessage }) {
  const t = inboxMessages[useLocale()].problem;

  function sentence(frame: string, stored: string): string {
    const { problem, reason } = parseMailProblem(stored);
    const detail = reason === '' ? '' : ` ${formatMessage(t.said, { reason })}`;
    return formatMessage(frame, { why: t[problem] }) + detail;
  }

  const { notify_problem, receipt_problem } = message;
  if (notify_problem === undefined && receipt_problem === undefined) return null;
  return (
    <Notice tone="warn">
      <div className="grid min-w-0 gap-1">
        {notify_problem !== undefined && <p>{sentence(t.notify, notify_problem)}</p>}
        {receipt_problem !== undefined && <p>{sentence(t.receipt, receipt_problem)}</p>}
      </div>
    </Notice>
  );
}

interface ActionsProps {
  id: string;
  message: StoredMessage;
  set: (status: StoredMessage['status']) => void;
  triage: Triage;
}

function Actions({ message, set }: Pick<ActionsProps, 'message' | 'set'>) {
  const t = inboxMessages[useLocale()];
  const has = (status: StoredMessage['status']) => message.status === status;
  return (
    <div className="flex flex-wrap gap-2">
      {!has('spam') && (
        <ReplyActions message={message} onReply={() => has('new') && set('in_progress')} />
      )}
      {!has('done') && (
        <Button icon="check" onClick={() => set('done')}>
          {t.status.done}
        </Button>
      )}
      {!has('in_progress') && (
        <Button onClick={() => set('in_progress')}>{t.status.in_progress}</Button>
      )}
      {!has('new') && !has('spam') && <Button onClick={() => set('new')}>{t.status.new}</Button>}
      <Button icon="spam" onClick={() => set(has('spam') ? 'new' : 'spam')}>
        {has('spam') ? t.notSpam : t.status.spam}
      </Button>
      <Button variant="quiet" icon="trash" onClick={() => set('deleted')}>
        {t.delete}
      </Button>
    </div>
  );
}

function BinActions({ id, message, set, triage }: ActionsProps) {
  const t = inboxMessages[useLocale()];
  return (
    <>
      <Notice tone="warn">
        {formatMessage(t.binText, { days: RETENTION_DAYS.deletedMessage })}
      </Notice>
      <div className="flex flex-wrap gap-2">
        <Button icon="undo" onClick={() => set(message.deleted_from ?? 'new')}>
          {t.restore}
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => triage.remove(id, message)}>
          {t.deleteForGood}
        </Button>
      </div>
    </>
  );
}

function ReplyActions({ message, onReply }: { message: StoredMessage; onReply: () => void }) {
  const t = inboxMessages[useLocale()];
  const { email, phone } = message;
  const text = replyText(message);
  return (
    <>
      {email !== undefined && (
        <>
          <ButtonLink
            variant="primary"
            icon="reply"
            to={mailReplyHref({ ...message, email })}
            onClick={onReply}
          >
            {t.reply}
          </ButtonLink>
          <CopyButton text={text}>{t.copyText}</CopyButton>
        </>
      )}
      {phone !== undefined && (
        <ButtonLink
          variant={email === undefined ? 'primary' : 'plain'}
          icon="reply"
          to={whatsAppReplyHref(phone, text)}
          target="_blank"
          rel="noreferrer"
          onClick={onReply}
        >
          {t.replyWhatsApp}
        </ButtonLink>
      )}
    </>
  );
}

import { useRef } from 'react';
import type { StoredMessage } from '../../../../model/contact/message.ts';
import type { Origin } from '../../../../model/visits/visit.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { CONTACT_MESSAGE_RETENTION_MONTHS, RETENTION_DAYS } from '../../studio/retention.ts';
import { Button, CheckField, Fact, Icon, Notice } from '../../controls/index.ts';
import { languageNames } from '../../controls/language-names.ts';
import { ReplyComposer } from '../replies/reply-composer.tsx';
import { ReplyThread } from '../replies/reply-thread.tsx';
import { UnsentReply } from '../replies/unsent-reply.tsx';
import { focusMessageField } from './focus-message-field.ts';
import { NotesEditor } from './notes-editor.tsx';
import { whatsAppReplyHref } from './whatsapp-reply.ts';
import { StatusBadge } from './status-badge.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { Waiting } from './waiting.tsx';
import type { Triage } from './use-triage.ts';
import { inboxMessages } from './messages.ts';

/** A message with its actions, their shortcuts, and notes. */
export function MessageBody({
  id,
  message,
  triage,
  shortcutsOn,
}: {
  id: string;
  message: StoredMessage;
  triage: Triage;
  shortcutsOn: boolean;
}) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const article = useRef<HTMLElement>(null);
  const address = replyAddress(message);
  const has = (status: StoredMessage['status']) => message.status === status;
  const set = (status: StoredMessage['status']) => triage.changeStatus(id, message, status);
  useShortcuts(shortcutsOn, {
    done: () => set('done'),
    progress: () => set('in_progress'),
    new: () => set('new'),
    spam: () => set(has('spam') ? 'new' : 'spam'),
    reply: () => {
      if (message.email !== undefined) focusMessageField(article.current, 'reply');
      else if (message.phone !== undefined) {
        window.open(whatsAppReplyHref(message, message.phone), '_blank', 'noopener,noreferrer');
      }
    },
    notes: () => focusMessageField(article.current, 'notes'),
  });
  return (
    <article ref={article} className="grid gap-4 p-4 wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg" dir="auto">
            {message.name}
          </h2>
          {message.email && (
            <a href={`mailto:${message.email}`} className="text-a-muted hover:underline">
              {message.email}
            </a>
          )}
          {message.phone && <p className="text-a-muted">{message.phone}</p>}
          <Waiting message={message} />
        </div>
        <StatusBadge status={message.status} />
      </div>
      {has('deleted') ? (
        <BinActions id={id} message={message} set={set} triage={triage} />
      ) : (
        <Actions id={id} message={message} set={set} triage={triage} />
      )}
      {/* In no known language: `locale` is that of the form, which the sender may not have written in. */}
      <p className="max-w-prose text-base whitespace-pre-wrap" dir="auto" lang="">
        {message.message}
      </p>
      <ReplyThread id={id} message={message} />
      {address !== undefined ? (
        <ReplyComposer id={id} message={message} email={address} />
      ) : (
        <UnsentReply id={id} />
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-a-line pt-4">
        <Fact name={t.received}>{formatTime(message.created_date, locale, 'fullTime')}</Fact>
        {message.answered_date !== undefined && (
          <Fact name={t.answered}>{formatTime(message.answered_date, locale, 'fullTime')}</Fact>
        )}
        {message.company && (
          <Fact name={t.company}>
            <bdi>{message.company}</bdi>
          </Fact>
        )}
        {message.package && (
          <Fact name={t.package}>
            <span className="capitalize">{message.package}</span>
          </Fact>
        )}
        <Fact name={t.language}>{languageNames[locale][message.locale]}</Fact>
        {message.page && <Fact name={t.page}>{message.page}</Fact>}
        {message.origin && <OriginFacts origin={message.origin} />}
        <Fact name={t.reference}>
          {message.reference}
          {message.uid !== undefined && ` · ${t.account}`}
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

/** The address to which a reply by mail may go; spam is not answered. */
const replyAddress = ({ email, status }: StoredMessage): string | undefined =>
  status === 'spam' || status === 'deleted' ? undefined : email;

interface ActionsProps {
  id: string;
  message: StoredMessage;
  /** Sets the message's status. */
  set: (status: StoredMessage['status']) => void;
  triage: Triage;
}

/** What can be done with a message outside the bin. */
function Actions({ id, message, set, triage }: ActionsProps) {
  const t = inboxMessages[useLocale()];
  const { email, phone } = message;
  const isAnswered = message.answered_date !== undefined;
  const has = (status: StoredMessage['status']) => message.status === status;
  return (
    <div className="flex flex-wrap gap-2">
      {replyAddress(message) !== undefined && (
        <Button
          variant="primary"
          icon="reply"
          onClick={(event) => focusMessageField(event.currentTarget.closest('article'), 'reply')}
        >
          {t.reply}
        </Button>
      )}
      {phone !== undefined && (
        <a
          className={`control-button ${email === undefined ? 'control-button-primary' : ''}`}
          href={whatsAppReplyHref(message, phone)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="reply" />
          {t.replyWhatsApp}
        </a>
      )}
      {message.replies === undefined && !has('spam') && (
        <Button onClick={() => triage.answer(id, message, !isAnswered)}>
          {isAnswered ? t.markUnanswered : t.markAnswered}
        </Button>
      )}
      {!has('done') && (
        <Button icon="check" onClick={() => set('done')}>
          {t.markDone}
        </Button>
      )}
      {!has('in_progress') && <Button onClick={() => set('in_progress')}>{t.markProgress}</Button>}
      {!has('new') && !has('spam') && <Button onClick={() => set('new')}>{t.markNew}</Button>}
      <Button icon="spam" onClick={() => set(has('spam') ? 'new' : 'spam')}>
        {has('spam') ? t.notSpam : t.markSpam}
      </Button>
      <Button variant="quiet" icon="trash" onClick={() => set('deleted')}>
        {t.delete}
      </Button>
    </div>
  );
}

/** What can be done with a message in the bin. */
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

/** What led to the message; referrer and campaign lead to the messages that have the same. */
function OriginFacts({ origin: { page, referrer, source } }: { origin: Origin }) {
  const t = inboxMessages[useLocale()];
  const same = (name: string) => (
    <Link className="control-link" to={`/admin/messages?status=all&q=${encodeURIComponent(name)}`}>
      {name}
    </Link>
  );
  return (
    <>
      <Fact name={t.entered}>{page}</Fact>
      {referrer && <Fact name={t.referrer}>{same(referrer)}</Fact>}
      {source && <Fact name={t.source}>{same(source)}</Fact>}
    </>
  );
}

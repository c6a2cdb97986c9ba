import type { ReactNode } from 'react';
import type { StoredMessage } from '../../../../model/contact-message.ts';
import { formatDate, useLocale } from '../../features/i18n/index.ts';
import { Button, Icon } from '../../controls/index.ts';
import { NotesEditor } from './notes-editor.tsx';
import { replyHref } from './reply.ts';
import { StatusBadge } from './status-badge.tsx';
import type { Triage } from './use-triage.ts';
import { inboxMessages } from './messages.ts';

/** A message with its actions and notes. */
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
  const { mark } = triage;
  const has = (status: StoredMessage['status']) => message.status === status;
  return (
    <article className="grid gap-4 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-lg">{message.name}</h2>
          <p className="text-a-muted">{message.email}</p>
        </div>
        <StatusBadge status={message.status} />
      </div>
      <div className="flex flex-wrap gap-2">
        <a className="control-button control-button-primary" href={replyHref(message)}>
          <Icon name="reply" />
          {t.reply}
        </a>
        {!has('done') && (
          <Button icon="check" onClick={() => mark('done')}>
            {t.markDone}
          </Button>
        )}
        {!has('in_progress') && (
          <Button onClick={() => mark('in_progress')}>{t.markProgress}</Button>
        )}
        {!has('new') && !has('spam') && <Button onClick={() => mark('new')}>{t.markNew}</Button>}
        <Button icon="spam" onClick={() => mark(has('spam') ? 'new' : 'spam')}>
          {has('spam') ? t.notSpam : t.markSpam}
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => triage.remove(id, message)}>
          {t.delete}
        </Button>
      </div>
      <p className="max-w-prose text-base whitespace-pre-wrap" lang={message.locale}>
        {message.message}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-a-line pt-4">
        <Fact name={t.received}>
          {formatDate(new Date(message.created_date), locale, {
            dateStyle: 'full',
            timeStyle: 'short',
          })}
        </Fact>
        {message.company && <Fact name={t.company}>{message.company}</Fact>}
        {message.package && (
          <Fact name={t.package}>
            <span className="capitalize">{message.package}</span>
          </Fact>
        )}
        <Fact name={t.language}>{t.languages[message.locale]}</Fact>
        {message.page && <Fact name={t.page}>{message.page}</Fact>}
        <Fact name={t.reference}>
          {message.reference}
          {message.uid !== undefined && ` · ${t.account}`}
        </Fact>
      </dl>
      <NotesEditor id={id} />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-a-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

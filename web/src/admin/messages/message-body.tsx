import type { ReactNode } from 'react';
import type { StoredMessage } from '../../../../model/contact-message.ts';
import { formatDate, useLocale } from '../../features/locale/index.ts';
import { Button, Icon } from '../ui/index.ts';
import { NotesEditor } from './notes-editor.tsx';
import { replyHref } from './reply.ts';
import { StatusBadge } from './status-badge.tsx';
import type { Triage } from './use-triage.ts';
import { messageWords } from './words.ts';

/** A whole message with everything that can be done with it. */
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
  const words = messageWords[locale];
  const { mark } = triage;
  const is = (status: StoredMessage['status']) => message.status === status;
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
        <a className="k-button k-button-primary" href={replyHref(message)}>
          <Icon name="reply" />
          {words.reply}
        </a>
        {!is('done') && (
          <Button icon="check" onClick={() => mark('done')}>
            {words.markDone}
          </Button>
        )}
        {!is('in_progress') && (
          <Button onClick={() => mark('in_progress')}>{words.markProgress}</Button>
        )}
        {!is('new') && !is('spam') && <Button onClick={() => mark('new')}>{words.markNew}</Button>}
        <Button icon="spam" onClick={() => mark(is('spam') ? 'new' : 'spam')}>
          {is('spam') ? words.notSpam : words.markSpam}
        </Button>
        <Button look="quiet" icon="trash" onClick={() => triage.remove(id, message)}>
          {words.delete}
        </Button>
      </div>
      <p className="max-w-prose text-base whitespace-pre-wrap" lang={message.locale}>
        {message.message}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-a-line pt-4">
        <Fact name={words.received}>
          {formatDate(new Date(message.created_date), locale, {
            dateStyle: 'full',
            timeStyle: 'short',
          })}
        </Fact>
        {message.company && <Fact name={words.company}>{message.company}</Fact>}
        {message.package && (
          <Fact name={words.package}>
            <span className="capitalize">{message.package}</span>
          </Fact>
        )}
        <Fact name={words.language}>{words.languages[message.locale]}</Fact>
        {message.page && <Fact name={words.page}>{message.page}</Fact>}
        <Fact name={words.reference}>
          {message.reference}
          {message.uid !== undefined && ` · ${words.account}`}
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

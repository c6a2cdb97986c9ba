import { MAIL_RETRY_MS, parseMailProblem } from '../../../../model/contact/message.ts';
import type { StoredMessage } from '../../../../model/contact/message.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { Notice } from '../../admin-ui/index.ts';
import { useNow } from '../../data/use-now.ts';
import { inboxMessages } from './messages.ts';

/** Says which mails about a message were not sent, and why; nothing where all were. */
export function MailProblems({ message }: { message: StoredMessage }) {
  const t = inboxMessages[useLocale()].problem;
  const isOver = useNow() - message.created_date > MAIL_RETRY_MS;

  function sentence(frame: string, stored: string): string {
    const { problem, reason } = parseMailProblem(stored);
    const why = t[problem === 'failing' && isOver ? 'failed' : problem];
    const said = reason === '' ? '' : ` ${formatMessage(t.said, { reason })}`;
    return formatMessage(frame, { why }) + said;
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

import { useState } from 'react';
import type { MailChange, MailRow, MailStatus } from '../../../../model/mail/api.ts';
import { mailStatusSchema } from '../../../../model/mail/api.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { MAIL_DELIVERIES } from '../../../../model/mail/mail.ts';
import { messageOfMail } from '../../../../model/replies/reply.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { Badge, Button, Notice, Panel, SegmentedControl } from '../../controls/index.ts';
import { OWN_LANGUAGE_NAMES } from '../../controls/language-names.ts';
import { callApi } from '../../data/api-client.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import type { AsyncState } from '../../data/use-live-query.ts';
import type { Announcement } from '../../data/use-mutation.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { dashboardMessages } from './messages.ts';

/** Whether mail goes out, the mails that need an admin, and how the studio is notified of messages. */
export function MailPanel({ mail }: { mail: AsyncState<MailStatus> }) {
  const t = dashboardMessages[useLocale()].mail;
  return (
    <Panel title={t.title}>
      <AsyncContent content={mail} rows={3}>
        {(status) => <Status loaded={status} />}
      </AsyncContent>
    </Panel>
  );
}

function Status({ loaded }: { loaded: MailStatus }) {
  const locale = useLocale();
  const t = dashboardMessages[locale].mail;
  const [status, setStatus] = useState(loaded);
  const { busy, run } = useMutation('changing mail');
  const { configured, waiting, problems, settings } = status;

  const change = (request: MailChange, success: (changed: MailStatus) => Announcement) =>
    void run(async () => {
      const changed = await callApi('mail', mailStatusSchema, request);
      setStatus(changed);
      return changed;
    }, success);
  const sendAgain = (id: string) =>
    change({ action: 'send_again', id }, (changed) =>
      changed.sent === true ? { text: t.sent } : { text: t.stillFailing, danger: true },
    );
  const set = (changes: Partial<MailStatus['settings']>) =>
    change({ action: 'set', ...settings, ...changes }, () => ({ text: t.saved }));

  return (
    <div className="grid gap-4 p-4">
      {!configured && <Notice tone="warn">{t.off}</Notice>}
      {configured && waiting === 0 && problems.length === 0 && <p>{t.good}</p>}
      {waiting > 0 && (
        <Notice>
          {waiting === 1
            ? t.waitingOne
            : formatMessage(t.waiting, { count: formatNumber(waiting, locale) })}
        </Notice>
      )}
      {problems.length > 0 && (
        <div>
          <h3 className="font-semibold">{t.problems}</h3>
          <ul className="divide-y divide-a-line">
            {problems.map((row) => (
              <Problem key={row.id} row={row} busy={busy} sendAgain={() => sendAgain(row.id)} />
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <p className="control-label">{t.delivery}</p>
          <SegmentedControl
            label={t.delivery}
            options={MAIL_DELIVERIES.map((value) => ({ value, label: t[value] }))}
            value={settings.delivery}
            onChoose={(delivery) => set({ delivery })}
          />
        </div>
        <div className="grid gap-1">
          <p className="control-label">{t.language}</p>
          <SegmentedControl
            label={t.language}
            options={LOCALES.map((value) => ({ value, label: OWN_LANGUAGE_NAMES[value] }))}
            value={settings.locale}
            onChoose={(language) => set({ locale: language })}
          />
        </div>
      </div>
      {settings.delivery === 'daily' && <p className="control-hint">{t.dailyHint}</p>}
    </div>
  );
}

function Problem({ row, busy, sendAgain }: { row: MailRow; busy: boolean; sendAgain: () => void }) {
  const locale = useLocale();
  const t = dashboardMessages[locale].mail;
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2">
          {t.kinds[row.kind]}
          <Badge tone={row.state === 'unknown' ? 'warn' : 'danger'}>
            {row.state === 'unknown' ? t.unknown : t.failed}
          </Badge>
        </p>
        <p className="control-hint break-words">
          {formatTime(row.created, locale, 'time')}
          {' · '}
          {formatMessage(t.attempts, { count: row.attempts })}
          {row.error !== '' && ` · ${row.error}`}
        </p>
        {row.kind !== 'summary' && (
          <Link
            to={`/admin/messages?status=all&message=${encodeURIComponent(messageOfMail(row))}`}
            className="control-link"
          >
            {t.openMessage}
          </Link>
        )}
      </div>
      <Button busy={busy} onClick={sendAgain}>
        {t.again}
      </Button>
    </li>
  );
}

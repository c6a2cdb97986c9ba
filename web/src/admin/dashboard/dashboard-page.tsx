import { useLocale } from '../../features/locale/index.ts';
import { PageHeader } from '../../controls/index.ts';
import { AuditPanel } from './audit-panel.tsx';
import { ContentPanel } from './content-panel.tsx';
import { mailStatusSchema } from '../../../../model/mail/api.ts';
import { callApi } from '../../data/api-client.ts';
import { useAsync } from '../../data/use-async.ts';
import { loadErrorDays } from '../errors/errors-api.ts';
import { ErrorsPanel } from './errors-panel.tsx';
import { HealthPanel } from './health-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { ReleasesPanel } from './releases-panel.tsx';
import { TodayPanel } from './today-panel.tsx';
import { TranslationPanel } from './translation-panel.tsx';
import { dashboardMessages } from './messages.ts';

/**
 * Overview of the admin area. Its cost does not grow with the collections: the server counts, and the lists are short.
 */
export function DashboardPage() {
  const t = dashboardMessages[useLocale()];
  // Asked once for two panels each.
  const days = useAsync('days', loadErrorDays);
  const mail = useAsync('mail', () => callApi('mail', mailStatusSchema));
  return (
    <>
      <PageHeader title={t.title} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="lg:col-span-2">
          <TodayPanel />
        </div>
        <MessagesPanel />
        <ErrorsPanel days={days} />
        <div className="lg:col-span-2">
          <ContentPanel />
        </div>
        <div className="lg:col-span-2">
          <TranslationPanel />
        </div>
        <div className="lg:col-span-2">
          <HealthPanel days={days} mail={mail} />
        </div>
        <MailPanel mail={mail} />
        <div className="grid gap-4">
          <ReleasesPanel />
          <AuditPanel />
        </div>
      </div>
    </>
  );
}

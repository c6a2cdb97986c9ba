import { useLocale } from '../../features/i18n/index.ts';
import { PageHeader } from '../../controls/index.ts';
import { AuditPanel } from './audit-panel.tsx';
import { ContentPanel } from './content-panel.tsx';
import { ErrorsPanel } from './errors-panel.tsx';
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
  return (
    <>
      <PageHeader title={t.title} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="lg:col-span-2">
          <TodayPanel />
        </div>
        <MessagesPanel />
        <ErrorsPanel />
        <div className="lg:col-span-2">
          <ContentPanel />
        </div>
        <div className="lg:col-span-2">
          <TranslationPanel />
        </div>
        <MailPanel />
        <ReleasesPanel />
        <AuditPanel />
      </div>
    </>
  );
}

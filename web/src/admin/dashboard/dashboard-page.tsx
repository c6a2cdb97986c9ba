import { useState } from 'react';
import { useLocale } from '../../features/locale/index.ts';
import { PageHeader } from '../../controls/index.ts';
import { AuditPanel } from './audit-panel.tsx';
import { ContentPanel } from './content-panel.tsx';
import { dashboardSchema } from '../../../../model/dashboard/api.ts';
import { callApi } from '../../data/api-client.ts';
import { useAsync } from '../../data/use-async.ts';
import { ErrorsPanel } from './errors-panel.tsx';
import { HealthPanel } from './health-panel.tsx';
import { beginVisit, newErrorsSince } from './last-visit.ts';
import { MessagesPanel } from './messages-panel.tsx';
import { TodayPanel } from './today-panel.tsx';
import { VisitsPanel } from './visits-panel.tsx';
import { dashboardMessages } from './messages.ts';

/** Overview of the admin area: numbers that a function counts, and the newest records, live. */
export function DashboardPage() {
  const t = dashboardMessages[useLocale()];
  const [now] = useState(() => Date.now());
  const [visited] = useState(() => beginVisit(now));
  const since = newErrorsSince(visited, now);
  // Asked once for all panels.
  const numbers = useAsync('numbers', () => callApi(`dashboard?since=${since}`, dashboardSchema));
  return (
    <>
      <PageHeader title={t.title} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="lg:col-span-2">
          <TodayPanel numbers={numbers} visited={visited} />
        </div>
        <MessagesPanel numbers={numbers} />
        <ErrorsPanel numbers={numbers} />
        <div className="lg:col-span-2">
          <VisitsPanel />
        </div>
        <div className="lg:col-span-2">
          <HealthPanel numbers={numbers} />
        </div>
        <div className="grid gap-4">
          <ContentPanel numbers={numbers} />
          <AuditPanel />
        </div>
      </div>
    </>
  );
}

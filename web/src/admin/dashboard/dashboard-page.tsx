import type { Dashboard } from '../../../../model/dashboard/api.ts';
import { PageHeader, Panel } from '../../admin-ui/index.ts';
import { callApi } from '../../data/api-client.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { useAsync } from '../../data/use-async.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { dashboardMessages } from './messages.ts';
import { TodayList } from './today-list.tsx';

/** First page of the admin area: what there is to do. */
export function DashboardPage() {
  const t = dashboardMessages[useLocale()];
  const today = useAsync('today', () => callApi<Dashboard>('dashboard'));
  const visits = (
    <Link
      to="/admin/visits"
      className="inline-flex min-h-6 items-center text-a-link underline underline-offset-[0.2em] touch:min-h-11"
    >
      {t.visits}
    </Link>
  );
  return (
    <>
      <PageHeader title={t.title} />
      <Panel title={t.today} aside={visits}>
        <AsyncContent content={today} rows={3}>
          {(numbers) => <TodayList numbers={numbers} />}
        </AsyncContent>
      </Panel>
    </>
  );
}

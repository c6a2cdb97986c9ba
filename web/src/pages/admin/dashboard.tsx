import { DashboardPage } from '../../admin/dashboard/dashboard-page.tsx';
import { AdminLayout } from '../../admin/layout/admin-layout.tsx';

export default function DashboardRoute() {
  return (
    <AdminLayout section="dashboard">
      <DashboardPage />
    </AdminLayout>
  );
}

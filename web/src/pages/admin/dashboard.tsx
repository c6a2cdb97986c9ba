import { Dashboard } from '../../admin/dashboard/dashboard.tsx';
import { AdminShell } from '../../admin/shell/admin-shell.tsx';

export default function DashboardPage() {
  return (
    <AdminShell section="dashboard">
      <Dashboard />
    </AdminShell>
  );
}

import { ErrorsPage } from '../../admin/errors/errors-page.tsx';
import { AdminShell } from '../../admin/shell/admin-shell.tsx';

export default function AdminErrorsPage() {
  return (
    <AdminShell section="errors">
      <ErrorsPage />
    </AdminShell>
  );
}

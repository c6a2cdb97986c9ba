import { ErrorsPage } from '../../admin/errors/errors-page.tsx';
import { AdminLayout } from '../../admin/layout/admin-layout.tsx';

export default function AdminErrorsRoute() {
  return (
    <AdminLayout section="errors">
      <ErrorsPage />
    </AdminLayout>
  );
}

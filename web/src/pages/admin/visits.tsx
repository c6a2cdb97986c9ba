import { AdminLayout } from '../../admin/layout/admin-layout.tsx';
import { VisitsPage } from '../../admin/visits/visits-page.tsx';

export default function AdminVisitsRoute() {
  return (
    <AdminLayout section="visits">
      <VisitsPage />
    </AdminLayout>
  );
}

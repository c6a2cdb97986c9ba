import { ReleasesPage } from '../../admin/releases/releases-page.tsx';
import { AdminLayout } from '../../admin/layout/admin-layout.tsx';

export default function ReleasesRoute() {
  return (
    <AdminLayout section="releases">
      <ReleasesPage />
    </AdminLayout>
  );
}

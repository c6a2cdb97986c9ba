import { ArchivePage } from '../../admin/archive/archive-page.tsx';
import { AdminLayout } from '../../admin/layout/admin-layout.tsx';

export default function AdminArchiveRoute() {
  return (
    <AdminLayout section="archive">
      <ArchivePage />
    </AdminLayout>
  );
}

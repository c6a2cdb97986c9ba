import { AuditPage } from '../../admin/audit/audit-page.tsx';
import { AdminLayout } from '../../admin/layout/admin-layout.tsx';

export default function AuditRoute() {
  return (
    <AdminLayout section="audit">
      <AuditPage />
    </AdminLayout>
  );
}

import { AuditLog } from '../../admin/audit/audit-log.tsx';
import { AdminShell } from '../../admin/shell/admin-shell.tsx';

export default function AuditPage() {
  return (
    <AdminShell section="audit">
      <AuditLog />
    </AdminShell>
  );
}

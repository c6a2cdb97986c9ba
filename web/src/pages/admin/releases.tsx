import { Releases } from '../../admin/releases/releases.tsx';
import { AdminShell } from '../../admin/shell/admin-shell.tsx';

export default function ReleasesPage() {
  return (
    <AdminShell section="releases">
      <Releases />
    </AdminShell>
  );
}

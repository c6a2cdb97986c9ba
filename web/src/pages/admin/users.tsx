import { Users } from '../../admin/users/users.tsx';
import { AdminShell } from '../../admin/shell/admin-shell.tsx';

export default function UsersPage() {
  return (
    <AdminShell section="users">
      <Users />
    </AdminShell>
  );
}

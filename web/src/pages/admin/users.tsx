import { UsersPage } from '../../admin/users/users-page.tsx';
import { AdminLayout } from '../../admin/layout/admin-layout.tsx';

export default function UsersRoute() {
  return (
    <AdminLayout section="users">
      <UsersPage />
    </AdminLayout>
  );
}

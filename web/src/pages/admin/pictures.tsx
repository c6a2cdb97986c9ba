import { AdminLayout } from '../../admin/layout/admin-layout.tsx';
import { PicturesPage } from '../../admin/pictures/pictures-page.tsx';

export default function AdminPicturesRoute() {
  return (
    <AdminLayout section="pictures">
      <PicturesPage />
    </AdminLayout>
  );
}

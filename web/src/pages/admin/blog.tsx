import { ContentPage } from '../../admin/content/content-page.tsx';
import { AdminLayout } from '../../admin/layout/admin-layout.tsx';

export default function AdminBlogRoute() {
  return (
    <AdminLayout section="blog">
      <ContentPage kind="blog" />
    </AdminLayout>
  );
}

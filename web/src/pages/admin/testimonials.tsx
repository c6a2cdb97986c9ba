import { ContentPage } from '../../admin/content/content-page.tsx';
import { AdminLayout } from '../../admin/layout/admin-layout.tsx';

export default function AdminTestimonialsRoute() {
  return (
    <AdminLayout section="testimonials">
      <ContentPage kind="testimonials" />
    </AdminLayout>
  );
}

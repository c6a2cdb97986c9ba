import { ContentPage } from '../../admin/content/content-page.tsx';
import { AdminShell } from '../../admin/shell/admin-shell.tsx';

export default function AdminTestimonialsPage() {
  return (
    <AdminShell section="testimonials">
      <ContentPage kind="testimonials" />
    </AdminShell>
  );
}

import { ContentPage } from '../../admin/content/content-page.tsx';
import { AdminShell } from '../../admin/shell/admin-shell.tsx';

export default function AdminBlogPage() {
  return (
    <AdminShell section="blog">
      <ContentPage kind="blog" />
    </AdminShell>
  );
}

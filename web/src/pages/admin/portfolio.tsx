import { ContentPage } from '../../admin/content/content-page.tsx';
import { AdminShell } from '../../admin/shell/admin-shell.tsx';

export default function AdminPortfolioPage() {
  return (
    <AdminShell section="portfolio">
      <ContentPage kind="portfolio" />
    </AdminShell>
  );
}
